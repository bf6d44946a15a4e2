export default import.meta.glob<string>(
  [
    "../../../../src/lichtspiel/locales/de/*.ftl",
    "!../../../../src/lichtspiel/locales/de/{arena,cli,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
