import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { thirdParties } from "./licences.ts";

const house = process.env["LICHTSPIEL_HOUSE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
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
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files are shared with Python
    proxy: { "/api": { target: house, ws: true } },
  },
});
