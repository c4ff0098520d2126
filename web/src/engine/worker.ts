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

interface Page extends PyProxy {
  request(method: string, address: string, body: string): Promise<Reply>;
  open(address: string, told: (text: string) => void, ended: () => void): Line;
}

/** The files of the site lie one folder above this script. */
const SITE = new URL("../", import.meta.url);
const GAMES = "/games";
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
  const archive = fetch(new URL("engine.zip", SITE)).then((response) => response.arrayBuffer());
  const pyodide = await (await module).loadPyodide({ indexURL: pyodideAddress });
  pyodide.unpackArchive(await archive, "zip", { extractDir: "/engine" });
  pyodide.FS.mkdirTree(GAMES);
  pyodide.FS.mount(pyodide.FS.filesystems.IDBFS, {}, GAMES);
  await synced(pyodide, true);
  pyodide.runPython("import sys; sys.path.insert(0, '/engine')");
  const server = pyodide.pyimport("ringspiel.server.page") as { Page(file: string, saved: () => void): Page };
  return server.Page(`${GAMES}/tables.sqlite3`, keeper(pyodide));
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
