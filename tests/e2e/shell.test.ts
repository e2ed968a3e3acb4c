/** The frame around every page and well-known files, in Chromium. */
import { DESKTOP, PHONE, runShop, startApp, siteUrl, someWasher, startVisit, withVisit } from "./open-shop";

runShop();

test.each([900, 1024, 1280])("the top bars are one line each at %d pixels", async (width) => {
  await withVisit({ viewport: { width, height: 800 } }, async ({ page }) => {
    await page.goto(siteUrl("/"));
    const heights = await page.evaluate(() =>
      [".topbar .wrap", ".topbar ul", ".topbar p", ".menu > ul"].map(
        (part) => document.querySelector(part)!.clientHeight,
      ),
    );
    expect(heights).toEqual([44, 44, 44, 48]);
    const inSight = await page.$$eval(".topbar li", (slogans) =>
      (slogans as HTMLElement[]).filter((slogan, _index, all) => slogan.offsetTop === all[0]!.offsetTop),
    );
    expect(inSight.length).toBeGreaterThan(0);
  });
});

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("a header that arrives in two halves causes no layout shift on a %s", async (_name, viewport) => {
  const url = siteUrl("/login/");
  const html = await (await fetch(url)).text();
  const half = html.slice(0, html.indexOf('<details class="place"'));
  await withVisit({ viewport }, async ({ page }) => {
    const places = [];
    for (const body of [half, html]) {
      await page.route(url, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
      await page.goto(url);
      places.push(
        await page.$$eval(".topbar, .logo, .find", (parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
        ),
      );
    }
    expect(places[0]).toHaveLength(3);
    expect(places[1]).toEqual(places[0]);
  });
});

test("hovering over a department opens its panel, leaving it closes it", async () => {
  const { page, complaints, close } = await startVisit();
  await page.goto(siteUrl("/"));
  await startApp(page);
  const department = page.getByRole("navigation", { name: "Departments" });
  const panel = department.getByRole("link", { name: "Televisions" });
  expect(await panel.isVisible()).toBe(false);
  await department.getByText("TV & Home Theater").first().hover();
  await panel.waitFor();
  await department.getByText("TV & Home Theater").first().click();
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await department.getByText("Home Appliances").first().hover();
  await department.getByRole("link", { name: "Dishwashers" }).waitFor();
  await page.mouse.move(600, 760);
  await department.getByRole("link", { name: "Dishwashers" }).waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await close();
});

test("the account menu leads to the orders", async () => {
  await withVisit({}, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("ef-session", '{"user":{"firstName":"Ada","type":"CUSTOMER"}}'),
    );
    await page.goto(siteUrl("/page/terms/"));
    await page.getByRole("banner").locator(".account summary").click();
    const orders = page.getByRole("banner").getByRole("link", { name: "Orders" });
    expect(await orders.getAttribute("href")).toBe("/account/orders/");
  });
});

test("a printed product page has its content, and no controls", async () => {
  await withVisit({}, async ({ page }) => {
    const washer = await someWasher();
    await page.goto(siteUrl(washer.url));
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { level: 1, name: washer.name }).isVisible()).toBe(true);
    expect(await page.locator(".buy [data-money=cash]").first().isVisible()).toBe(true);
    expect(await page.getByRole("rowheader", { name: "Brand" }).isVisible()).toBe(true);
    const pressed = page.locator("button:visible, nav.menu a:visible, footer a:visible, form:visible");
    expect(await pressed.count()).toBe(0);
  });
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/apple-touch-icon.png", "image/png"],
])("%s exists", async (path, type) => {
  const response = await fetch(siteUrl(path));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
});

test("security.txt has a contact and is valid for months", async () => {
  const response = await fetch(siteUrl("/.well-known/security.txt"));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(90 * 86_400_000);
});
