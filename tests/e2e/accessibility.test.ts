/**
 * axe on every kind of page, light and dark, on phone and desktop; and the search field's screen reader
 * output.
 */
import { spokenNodes } from "./accessibility-tree";
import { COLOUR_RULES, violationsInBothThemes, violationsOf } from "./axe";
import { DESKTOP, onePageOfEachKind, PHONE, siteUrl, runShop, waitForApp, withVisit } from "./open-shop";

runShop();

test.each([["phone", PHONE] as const, ["desktop", DESKTOP] as const])(
  "no kind of page has a violation on a %s, nor a color violation in the dark theme",
  async (_name, viewport) => {
    await withVisit({ viewport, reducedMotion: "reduce" }, async ({ page }) => {
      for (const [kind, path] of Object.entries(await onePageOfEachKind())) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(siteUrl(path), { waitUntil: "load" });
        expect([kind, await violationsOf(page)]).toEqual([kind, []]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect([kind, await violationsOf(page, COLOUR_RULES)]).toEqual([kind, []]);
      }
    });
  },
  240_000,
);

test("an open menu and a message have no violation either", async () => {
  await withVisit({ viewport: DESKTOP }, async (visit) => {
    const { product } = await onePageOfEachKind();
    await visit.page.goto(siteUrl(product));
    await visit.page.getByRole("button", { name: "Add to Cart" }).first().click();
    await visit.page.locator("nav details[data-menu] > summary").first().click();
    expect(await violationsOf(visit.page)).toEqual([]);
  });
});

test("a filled cart and an empty one have no violation in either theme", async () => {
  await withVisit({ viewport: PHONE }, async (visit) => {
    const { product } = await onePageOfEachKind();
    await visit.page.goto(siteUrl(product));
    await visit.page.getByRole("button", { name: "Add to Cart" }).first().click();
    await visit.page.goto(siteUrl("/cart/"));
    await visit.page.getByRole("region", { name: "Total" }).waitFor();
    expect(await violationsInBothThemes(visit.page)).toEqual([]);
    await visit.page.getByRole("button", { name: /^Remove / }).click();
    await visit.page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    expect(await violationsInBothThemes(visit.page)).toEqual([]);
  });
});

test("screen readers get the search field's suggestions, the active one and their number", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl("/"));
    await page.getByRole("searchbox", { name: "Search products" }).click();
    await waitForApp(page);
    await page.keyboard.type("wash");
    const options = page.getByRole("option");
    await options.first().waitFor();
    const read = async () => {
      const nodes = await spokenNodes(page);
      const offered = nodes.filter(({ inside }) => inside.includes("listbox Suggestions"));
      const choices = offered.filter(({ role }) => role === "option");
      const selected = choices.filter(({ states }) => states["selected"] === true).map(({ id }) => id);
      return { nodes, offered, choices, selected, field: nodes.find(({ role }) => role === "combobox")! };
    };

    const { nodes, field, offered, choices, selected } = await read();
    expect(field).toMatchObject({ name: "Search products", states: { expanded: true, focused: true } });
    expect(field.states).toMatchObject({ autocomplete: "list" });
    expect([selected, field.states["activedescendant"]]).toEqual([[], undefined]);
    expect(choices).toHaveLength(await options.count());
    expect(choices.filter(({ name }) => name === "")).toEqual([]);
    const groups = offered.filter(({ role }) => role === "group").map(({ name }) => name);
    expect(groups).toEqual(expect.arrayContaining(["Products", "Categories"]));
    expect(choices.filter(({ inside }) => !groups.some((name) => inside[0] === `group ${name}`))).toEqual([]);
    expect(choices.filter(({ inside }) => inside[0] === "group Products")[0]!.name).toMatch(/\$[\d,.]+/);
    const announced = nodes.filter(({ inside }) => inside.some((ancestor) => ancestor.startsWith("status")));
    expect(announced.map(({ name }) => name)).toContain(`${choices.length} suggestions`);

    for (const [key, position] of [
      ["ArrowDown", 0],
      ["ArrowUp", -1],
      ["ArrowUp", choices.length - 1],
    ] as const) {
      await page.keyboard.press(key);
      const now = await read();
      const active = position < 0 ? [] : [now.choices[position]!.id];
      expect([key, now.selected, now.field.states["activedescendant"]]).toEqual([key, active, active[0]]);
      expect(now.field.states["focused"]).toBe(true);
    }

    await page.keyboard.press("Escape");
    const closed = await read();
    expect([closed.field.states["expanded"], closed.offered]).toEqual([false, []]);
  });
});
