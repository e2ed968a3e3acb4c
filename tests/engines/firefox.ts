/** Debian's Firefox, driven by WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import type { Engine } from "./engine-tab";

export const FIREFOX = "/usr/bin/firefox-esr";

export async function openFirefox(): Promise<Engine> {
  // The window's size is set at launch: Debian's older versions cannot set a page's size.
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: null,
    args: ["--width=1280", "--height=900"],
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(() => { ${body} })()`) as never,
    press: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.type(text.replace("\n", ""));
      if (text.endsWith("\n")) await page.keyboard.press("Enter");
    },
    close: () => browser.close(),
  };
}
