/**
 * Asks the server, in the Pyodide that will run it, what it answers at every visit, and keeps the answers as files: the
 * lobby need not wait for the engine. Leaves an empty database beside it, so that no page has to make one.
 */
import { loadPyodide } from "pyodide";

const [ours, theirs, answers] = process.argv.slice(2);
const pyodide = await loadPyodide();
for (const [place, root] of Object.entries({ "/ours": ours, "/theirs": theirs, "/answers": answers })) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
}
await pyodide.runPythonAsync(`
import shutil
import sys
from pathlib import Path

sys.path[:0] = ["/ours", "/theirs"]
from ringspiel.server.page import Page, ahead, answered_ahead

page = Page("/tmp/fresh.sqlite3", lambda: None)
page.server.database.close()
shutil.copyfile("/tmp/fresh.sqlite3", "/ours/fresh.sqlite3")
page = Page("/tmp/fresh.sqlite3", lambda: None)
for address in answered_ahead():
    reply = await page.request("GET", address)
    if reply.status != 200:
        raise SystemExit(f"{address}: {reply.content}")
    Path("/answers", ahead(address)).write_text(reply.content, encoding="utf-8")
`);
process.exit(0);
