export default import.meta.glob<string>(
  [
    "../../../../src/lichtspiel/locales/fr/*.ftl",
    "!../../../../src/lichtspiel/locales/fr/{arena,cli,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
