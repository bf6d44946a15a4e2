/**
 * Writes the types of the pages: from each document of the contract a file beside the sources.
 * A game that has no folder here has no face of its own, and needs no types.
 */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import openapiTS, { COMMENT_HEADER, astToString } from "openapi-typescript";

const SOURCES = fileURLToPath(new URL("src", import.meta.url));
const OPTIONS = {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  immutable: true,
  defaultNonNullable: false,
};

const [contract = "../build/contract", target = SOURCES] = process.argv.slice(2);

for (const path of readdirSync(contract, { recursive: true })) {
  if (!path.endsWith(".json") || !existsSync(join(SOURCES, dirname(path)))) continue;
  const types = await openapiTS(pathToFileURL(resolve(contract, path)), OPTIONS);
  const file = join(target, path.replace(/json$/, "ts"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, COMMENT_HEADER + astToString(types));
}
