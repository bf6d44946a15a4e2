import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    // A test that needs a document says so in its first line: making one takes longer than the test.
    test: { environment: "node", include: ["src/**/*.test.ts"] },
  }),
);
