// Drives Firefox over WebDriver BiDi: each line is an order as JSON, each answer is one, too.
//
//   node drive.mjs /usr/bin/firefox-esr 360 640

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [executablePath, width, height] = process.argv.slice(2);
const say = (said) => process.stdout.write(`${JSON.stringify(said)}\n`);

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  headless: true,
});
const [page] = await browser.pages();
await page.setViewport({ width: Number(width), height: Number(height) });
// A font that was on its way when the page was left (NS_BINDING_ABORTED).
const LEFT = "status=2152398850";
page.on("console", (message) => {
  const said = `${message.type()}: ${message.text()}`;
  if (/^(error|warn)/.test(said) && !said.includes(LEFT)) say({ problem: said });
});
page.on("pageerror", (error) => say({ problem: `error: ${error.message}` }));

const orders = {
  go: (address) => page.goto(address, { waitUntil: "load" }).then(() => null),
  run: (source) => page.evaluate(source),
  press: (x, y) => page.mouse.click(x, y).then(() => null),
  picture: (path) => page.screenshot({ path }).then(() => null),
};

say({ answer: await browser.version() });
for await (const line of createInterface({ input: process.stdin })) {
  const [order, ...words] = JSON.parse(line);
  try {
    say({ answer: (await orders[order](...words)) ?? null });
  } catch (error) {
    say({ failed: String(error) });
  }
}
await browser.close();
