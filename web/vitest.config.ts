import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

/** Tests that need a page as a person sees it: with layout, focus and real clicks. */
const IN_A_BROWSER = "src/**/*.browser.test.ts";

/** As the Makefile finds it. */
function chromium(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function browser(): object[] {
  if (process.env["LICHTSPIEL_BROWSER"] === "0") {
    console.log("LICHTSPIEL_BROWSER=0: the tests in a browser are left out.");
    return [];
  }
  const executablePath = chromium();
  if (executablePath === undefined) {
    throw new Error("The browser tests need Chromium. Leave them out with LICHTSPIEL_BROWSER=0");
  }
  const args = ["--disable-quic", "--no-first-run", "--disable-background-networking"];
  args.push("--disable-component-update", "--disable-sync", "--disable-gpu", "--mute-audio");
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return [
    {
      extends: true,
      // What is found late would load the page of a running test again.
      optimizeDeps: { noDiscovery: true },
      test: {
        name: "browser",
        include: [IN_A_BROWSER],
        setupFiles: ["src/styles/index.ts"],
        // One page for one file after the other: a second browser takes longer than it saves.
        fileParallelism: false,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args } }),
          instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
        },
      },
    },
  ];
}

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      // Loading modules counts, and machines are busy at times: a limit for tests that hang.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          // A test that needs a document says so in its first line: making one takes longer than
          // the test.
          test: {
            name: "unit",
            environment: "node",
            include: ["src/**/*.test.ts"],
            exclude: [IN_A_BROWSER],
          },
        },
        ...browser(),
      ],
    },
  }),
);
