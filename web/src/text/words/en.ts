export default import.meta.glob<string>(
  [
    "../../../../src/lichtspiel/locales/en/*.ftl",
    "!../../../../src/lichtspiel/locales/en/{arena,cli,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
