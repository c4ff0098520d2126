/** The server in a worker: Pyodide runs it (`ringspiel.server.page`), IndexedDB keeps its games. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { FromEngine, ToEngine } from "./messages";

interface Reply extends PyProxy {
  status: number;
  headers: PyProxy;
  content: string;
}

interface Line extends PyProxy {
  say(text: string): void;
  leave(): void;
}

interface Server {
  Page(file: string, saved: () => void): Page;
  fetch_when_needed(unpack: (part: string) => void): void;
}

interface Page extends PyProxy {
  request(method: string, address: string, body: string): Promise<Reply>;
  open(address: string, told: (text: string) => void, ended: () => void): Line;
}

/** The files of the site lie one folder above this script. */
const SITE = new URL("../", import.meta.url);
const ENGINE = "/engine";
const GAMES = "/games";
const TABLES = `${GAMES}/tables.sqlite3`;
/** An empty database as the server makes it. */
const FRESH = `${ENGINE}/fresh.sqlite3`;
/** What share of the waiting is over after each step, on an idle machine. */
const STEPS = { found: 0.05, python: 0.5, unpacked: 0.6, imported: 0.95, ready: 1 };
/** A page that is being left needs a moment to let go of the games. */
const LET_GO_WITHIN = 4_000;

const lines = new Map<number, Line>();
const started = start();

addEventListener("message", async ({ data }: MessageEvent<ToEngine>) => act(await started, data));

function tell(message: FromEngine): void {
  postMessage(message);
}

async function start(): Promise<Page> {
  await ownGames();
  try {
    return await load();
  } catch (error) {
    console.error(error);
    tell({ kind: "failed", why: "engine" });
    throw error;
  }
}

/** Only one tab at a time may have the games, or one would write over what the other has written. */
function ownGames(): Promise<void> {
  return new Promise((resolve) => {
    const asked = { signal: AbortSignal.timeout(LET_GO_WITHIN) };
    const held = navigator.locks.request("ringspiel-games", asked, () => {
      resolve();
      return new Promise(() => {});
    });
    held.catch(() => tell({ kind: "failed", why: "other-tab" }));
  });
}

async function load(): Promise<Page> {
  const pyodideAddress = new URL("pyodide/", SITE).href;
  const module = import(/* @vite-ignore */ `${pyodideAddress}pyodide.mjs`) as Promise<typeof import("pyodide")>;
  const archive = fetch(archiveOf("engine")).then((response) => response.arrayBuffer());
  reached("found");
  const pyodide = await (await module).loadPyodide({ indexURL: pyodideAddress });
  reached("python");
  pyodide.unpackArchive(await archive, "zip", { extractDir: ENGINE });
  await findTables(pyodide);
  reached("unpacked");
  // What is imported stays, so nothing is collected meanwhile.
  pyodide.runPython(`import gc, sys; gc.disable(); sys.path.insert(0, "${ENGINE}")`);
  const server = pyodide.pyimport("ringspiel.server.page") as Server;
  server.fetch_when_needed((part) => pyodide.unpackArchive(fetchedAtOnce(part), "zip", { extractDir: ENGINE }));
  reached("imported");
  const page = server.Page(TABLES, keeper(pyodide));
  pyodide.runPython("gc.freeze(); gc.enable()");
  reached("ready");
  return page;
}

function reached(step: keyof typeof STEPS): void {
  tell({ kind: "progress", share: STEPS[step] });
}

const archiveOf = (part: string): URL => new URL(`engine/${part}.zip`, SITE);

/** Python waits for what it imports, so this waits, too. */
function fetchedAtOnce(part: string): ArrayBuffer {
  const request = new XMLHttpRequest();
  request.open("GET", archiveOf(part), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${part}: ${request.status}`);
  return request.response as ArrayBuffer;
}

/** The tables that the browser keeps; none on a first visit. */
async function findTables(pyodide: PyodideAPI): Promise<void> {
  pyodide.FS.mkdirTree(GAMES);
  pyodide.FS.mount(pyodide.FS.filesystems.IDBFS, {}, GAMES);
  await synced(pyodide, true);
  if (!pyodide.FS.analyzePath(TABLES).exists) pyodide.FS.writeFile(TABLES, pyodide.FS.readFile(FRESH));
}

/** Copies the files of the games from IndexedDB, or to it. */
function synced(pyodide: PyodideAPI, from: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    pyodide.FS.syncfs(from, (error: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Writes what has been committed to IndexedDB; what comes meanwhile is written together afterwards. */
function keeper(pyodide: PyodideAPI): () => void {
  let due = false;
  let writing = false;
  const write = async (): Promise<void> => {
    writing = true;
    while (due) {
      due = false;
      await synced(pyodide, false).catch(console.error);
    }
    writing = false;
  };
  return () => {
    due = true;
    if (!writing) void write();
  };
}

async function act(page: Page, message: ToEngine): Promise<void> {
  const { id } = message;
  if (message.kind === "request") tell(await replied(page, message));
  else if (message.kind === "open") lines.set(id, opened(page, id, message.address));
  else if (message.kind === "say") lines.get(id)?.say(message.text);
  else lines.get(id)?.leave();
}

async function replied(page: Page, wish: ToEngine & { kind: "request" }): Promise<FromEngine> {
  const reply = await page.request(wish.method, wish.address, wish.body);
  const { status, content } = reply;
  const headers = reply.headers.toJs() as [string, string][];
  reply.destroy();
  return { kind: "reply", id: wish.id, status, headers, content };
}

function opened(page: Page, id: number, address: string): Line {
  const ended = (): void => {
    tell({ kind: "ended", id });
    lines.get(id)?.destroy();
    lines.delete(id);
  };
  return page.open(address, (text) => tell({ kind: "told", id, text }), ended);
}
