import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { thirdParties } from "./licences.ts";
import { packed } from "./packed.ts";

const house = process.env["LICHTSPIEL_HOUSE"] ?? "http://127.0.0.1:8000";

const BASE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/web\/src\/(app|art|net|styles|text|ui)\//;

/** What boards, lessons and replays share. */
const STAGE =
  /\/web\/src\/(stage|motion)\/|\/web\/src\/games\/(common\/|[\w.]+$)|\/web\/src\/table\/(DoneBy|PlayerTag)/;

const WORDS = /\/locales\/(\w+)\/|\/web\/src\/text\/words\/(\w+)/;

/** All words of a language are one file, which the house names to the browser in advance. */
function words(module: string): string | null {
  const [, source, code] = WORDS.exec(module) ?? [];
  return `words-${source ?? code}`;
}

export default defineConfig({
  plugins: [
    svelte(),
    packed(),
    thirdParties([
      "swagger-ui-bundle.js",
      "swagger-ui-bundle.js.LICENSE.txt",
      "swagger-ui-standalone-preset.js",
      "swagger-ui-standalone-preset.js.LICENSE.txt",
      "swagger-ui.css",
    ]),
  ],
  build: {
    // Beside the Python sources: the package carries the built pages.
    outDir: "../src/lichtspiel/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    manifest: "parts.json", // from it the house names all that an address needs
    rolldownOptions: {
      checks: { pluginTimings: false }, // a busy machine is no reason for a page of advice
      output: {
        // A slow network takes long for each file, however small: what every page needs is one.
        codeSplitting: {
          groups: [
            { name: words, debugName: "words", test: WORDS },
            { name: "base", test: BASE },
            { name: "stage", test: STAGE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files are shared with Python
    proxy: { "/api": { target: house, ws: true } },
  },
});
