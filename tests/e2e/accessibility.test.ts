/** axe on every kind of page, light and dark, on a phone and on a desktop. */
import { violationsOf } from "./axe";
import { DESKTOP, onePageOfEachKind, PHONE, siteUrl, runShop, withVisit } from "./open-shop";

runShop();

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.each([["phone", PHONE] as const, ["desktop", DESKTOP] as const])(
    "no kind of page has a violation on a %s",
    async (_name, viewport) => {
      await withVisit({ viewport, colorScheme }, async (visit) => {
        for (const [kind, path] of Object.entries(await onePageOfEachKind())) {
          await visit.page.goto(siteUrl(path), { waitUntil: "load" });
          expect([kind, await violationsOf(visit.page)]).toEqual([kind, []]);
        }
      });
    },
    180_000,
  );
});

test("an open menu and a message have no violation either", async () => {
  await withVisit({ viewport: DESKTOP }, async (visit) => {
    const { product } = await onePageOfEachKind();
    await visit.page.goto(siteUrl(product));
    await visit.page.getByRole("button", { name: "Add to Cart" }).first().click();
    await visit.page.locator("nav details[data-menu] > summary").first().click();
    expect(await violationsOf(visit.page)).toEqual([]);
  });
});

test("a cart with something in it and an empty one have no violation", async () => {
  await withVisit({ viewport: PHONE }, async (visit) => {
    const { product } = await onePageOfEachKind();
    await visit.page.goto(siteUrl(product));
    await visit.page.getByRole("button", { name: "Add to Cart" }).first().click();
    await visit.page.goto(siteUrl("/cart/"));
    await visit.page.getByRole("region", { name: "Total" }).waitFor();
    expect(await violationsOf(visit.page)).toEqual([]);
    await visit.page.getByRole("button", { name: /^Remove / }).click();
    await visit.page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    expect(await violationsOf(visit.page)).toEqual([]);
  });
});
