export default import.meta.glob<string>(
  [
    "../../../../src/lichtspiel/locales/fi/*.ftl",
    "!../../../../src/lichtspiel/locales/fi/{arena,cli,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
