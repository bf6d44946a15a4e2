import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      // One document for the files of a worker: making one for each takes longer than the tests.
      isolate: false,
    },
  }),
);
