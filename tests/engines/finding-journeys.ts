/** Finding a product in any browser: by typing and filtering, and by vehicle. */
import type { EngineTab } from "./engine-tab";

const HEADING = "(document.querySelector('#search-results h2, main h2')?.innerText ?? '')";

/**
 * From the suggestions to a filter, a product and back, to the wish list, the comparison and the delivery.
 */
export async function findByTyping(tab: EngineTab, siteUrl: string): Promise<void> {
  await tab.open(`${siteUrl}/`);
  await tab.typeInto("header input[name=q]", "wash");
  await tab.until("document.querySelectorAll('[role=listbox] [role=option]').length > 1");
  await tab.typeInto("header input[name=q]", "er\n");
  await tab.until("location.pathname === '/search/' && location.search === '?q=washer'");
  await tab.until(`/^[\\d,]+ products for “washer”$/.test(${HEADING})`);
  const heading = await tab.read<string>(HEADING);
  await tab.pressFirst("label:has(> input[name='f.brand']:not([disabled]))");
  await tab.until("location.search.includes('f.brand=')");
  await tab.until(`${HEADING}.endsWith('for “washer”') && ${HEADING} !== ${JSON.stringify(heading)}`);

  await tab.pressFirst("#search-results button[aria-label*='wish list']");
  await tab.sees("wish list");
  const name = await tab.read<string>(
    "document.querySelector('#search-results [data-product-id] h3').innerText.trim()",
  );
  await tab.pressFirst("#search-results [data-product-id] a[href^='/product/']");
  await tab.until("location.pathname.startsWith('/product/')");
  await tab.pressFirst("details.place > summary");
  await tab.type("Your ZIP code", "78701\n");
  await tab.until("document.querySelector('[data-place]')?.dataset.place === '78701'");
  await tab.press("Compare");
  await tab.until(
    `[...document.querySelectorAll("th[scope=col]")].some((one) => one.innerText.includes(${JSON.stringify(name)}))`,
  );
  await tab.open(`${siteUrl}/wish-list/`);
  await tab.sees(name);
}

/** From the home page to the checkout with four tires that fit. */
export async function findTiresByVehicle(tab: EngineTab, siteUrl: string): Promise<void> {
  const car = "2019 Toyota Camry LE";
  await tab.open(`${siteUrl}/`);
  for (const choice of ["2019", "Toyota", "Camry", "LE"]) await tab.press(choice);
  await tab.sees(`Fits your ${car}`);
  await tab.press("Add 4");
  await tab.press("Checkout");
  await tab.until("location.pathname.startsWith('/checkout/')");
  await tab.until("JSON.parse(localStorage.getItem('ef-cart'))[0].quantity === 4");
  await tab.open(`${siteUrl}/products/tires/?f.tire-size=225-65r17`);
  await tab.sees(`Does not fit your ${car}`);
}
