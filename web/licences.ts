import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Ships Swagger UI beside the pages, and the licences of all that is built into them. */
export function thirdParties(swaggerFiles: readonly string[]): Plugin {
  const swagger = join(import.meta.dirname, "node_modules", "swagger-ui-dist");
  return {
    name: "third-parties",
    apply: "build",
    generateBundle() {
      for (const name of swaggerFiles) {
        const source = readFileSync(join(swagger, name));
        this.emitFile({ type: "asset", fileName: `swagger/${name}`, source });
      }
      const folders = new Set([swagger]);
      for (const id of this.getModuleIds()) {
        const folder = PACKAGE.exec(id.replaceAll("\\", "/"))?.[1];
        // Vite's own helpers are virtual modules, which begin with a zero.
        if (folder !== undefined && !folder.startsWith("\0")) folders.add(folder);
      }
      const source = [...folders]
        .map(licence)
        .sort()
        .join(`\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function licence(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const texts = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|notice)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").trim());
  if (texts.length === 0) texts.push(elsewhere(manifest));
  return [`${manifest.name} ${manifest.version}: ${manifest.license}`, ...texts, ""].join("\n\n");
}

/** The Apache licence names nobody, so one copy of its text is enough: that of Swagger UI. */
function elsewhere({ name, license }: Manifest): string {
  if (license !== "Apache-2.0") throw new Error(`${name} brings no text of its licence ${license}`);
  return "The text of this licence stands under swagger-ui-dist.";
}
