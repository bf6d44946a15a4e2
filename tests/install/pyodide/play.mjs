// Runs a program in Python in WebAssembly: node play.mjs PROGRAM [ARCHIVE.whl | ARCHIVE.zip | MODULE.py …]
// Archives are unpacked beside it. The seed of the tests is passed on.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";

const [program, ...files] = process.argv.slice(2);
try {
  const { LICHTSPIEL_SEED = "1" } = process.env;
  const python = await loadPyodide({ env: { HOME: "/home/pyodide", LICHTSPIEL_SEED } });
  for (const file of files) {
    const content = new Uint8Array(readFileSync(file));
    if (file.endsWith(".py")) python.FS.writeFile(basename(file), content);
    else python.unpackArchive(content, "zip");
  }
  await python.runPythonAsync(readFileSync(program, "utf8"));
} catch (error) {
  console.error(error.message); // without a quarter of a megabyte of Pyodide's source around it
  process.exit(1);
}
