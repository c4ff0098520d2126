/** Compiles folders of Python with the Pyodide that will run them: our own as it is, the others without docstrings. */
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
for (const [number, folder] of process.argv.slice(2).entries()) {
  pyodide.FS.mkdirTree(`/work/${number}`);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, `/work/${number}`);
}
pyodide.runPython(`
import compileall
from pathlib import Path

for number, optimize in ((0, 0), (1, 2)):
    folder = Path(f"/work/{number}")
    if not compileall.compile_dir(folder, maxlevels=20, quiet=1, legacy=True, optimize=optimize, stripdir=folder):
        raise SystemExit("not everything could be compiled")
    for source in folder.rglob("*.py"):
        if "migrations" not in source.parts:
            source.unlink()
`);
