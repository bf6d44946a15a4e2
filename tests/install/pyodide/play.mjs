// Loads a pure wheel into Python in WebAssembly and runs a program there:
// node play.mjs WHEEL PROGRAM [MODULE.py …]
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, program, ...modules] = process.argv.slice(2);
try {
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  for (const file of modules) {
    python.FS.writeFile(basename(file), readFileSync(file));
  }
  python.runPython(readFileSync(program, "utf8"));
} catch (error) {
  console.error(error.message); // without a quarter of a megabyte of Pyodide's source around it
  process.exit(1);
}
