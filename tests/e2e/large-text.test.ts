/** Text of twice the size on a phone: nothing scrolls sideways, on any kind of page. */
import { aShopper, onePageOfEachKind, PHONE, runShop, siteUrl, waitForApp, withVisit } from "./open-shop";
import { openAs } from "./sign-in";

runShop();

const TWICE = "html { font-size: 200% }";
const ISLANDS = ["/login/", "/register/", "/cart/", "/contact/"];

test("no page of the shop is wider than the phone", async () => {
  await withVisit({ viewport: PHONE, reducedMotion: "reduce" }, async ({ page }) => {
    const kinds = Object.entries(await onePageOfEachKind());
    for (const [kind, path] of [...kinds, ...ISLANDS.map((path) => [path, path] as const)]) {
      await page.goto(siteUrl(path));
      if (ISLANDS.includes(path)) await waitForApp(page);
      await page.addStyleTag({ content: TWICE });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([kind, width]).toEqual([kind, PHONE.width]);
    }
  });
});

test("neither is the account", async () => {
  const shopper = await aShopper();
  await withVisit({ viewport: PHONE, reducedMotion: "reduce" }, async ({ page }) => {
    await openAs(page, "/account/", shopper);
    await page.getByRole("region", { name: "Arriving" }).waitFor();
    await page.addStyleTag({ content: TWICE });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
