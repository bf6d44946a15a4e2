import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default tseslint.config(
  { ignores: ["src/protocol.ts", "src/games/*/protocol.ts", "*.js", "node_modules"] },
  tseslint.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // A promise that nobody waits for is marked with `void`; an event handler may be async.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // Props are declared as methods and taken apart; none of them uses `this`.
      "@typescript-eslint/unbound-method": "off",
      // What is used up inside one function need not react to anything.
      "svelte/prefer-svelte-reactivity": "off",
      // It takes the reason behind a colon for more names.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    // Here types get lost between the two parsers; svelte-check has them all.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
