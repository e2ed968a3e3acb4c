/**
 * A shop configured with another lessor shows its terms wherever a payment is (LEASE-3): in built pages,
 * pages the site host fills, prices the inline script updates, search and cart.
 */
import { earlyPurchase } from "#contract/leases/early-purchase";
import { paymentPlan, type PaymentFrequency, type PaymentPlan } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";
import { readConfig } from "../../server/config";
import {
  CART_PRODUCT,
  leasedOf,
  holding,
  priceOf,
  someProducts,
  total,
  type CartProduct,
} from "../e2e/cart-page";
import { queryApi, DESKTOP, runShop, shopDb, siteUrl, withVisit } from "../e2e/open-shop";

const SETTINGS = {
  LESSORS: "ACIMA",
  ACIMA_COST_FACTOR: "1.75",
  ACIMA_PAYMENTS: "60/30/14",
  ACIMA_SMALLEST_CART: "450",
  ACIMA_LARGEST_CART: "4000",
  ACIMA_EXCLUDED_STATES: "CA,VT",
  ACIMA_EARLY_PURCHASE_DAYS: "60",
  ACIMA_EARLY_PURCHASE_PERCENT: "55",
};
const LESSOR = readConfig(SETTINGS).leases.displayed;

runShop(SETTINGS, { isAlone: true });

function planOf(cents: number, frequency: PaymentFrequency = "WEEKLY"): PaymentPlan {
  const plan = paymentPlan(cents, frequency, LESSOR);
  if (!plan) throw new Error(`${formatMoney(cents)} cannot be leased`);
  return plan;
}

/** A card's text about a price, without markup. */
const lineOf = ({ paymentCents, numberOfPayments, totalCostCents }: PaymentPlan) =>
  `or ${formatMoney(paymentCents)}/wk lease to own ${numberOfPayments} payments · ${formatMoney(totalCostCents)} total`;

/** Text of a served page, without scripts. */
async function wordsOf(address: string): Promise<string> {
  const html = await (await fetch(siteUrl(address))).text();
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->|<[^>]*>/gs, "")
    .replace(/\s+/g, " ");
}

let leased: CartProduct;
let small: CartProduct;
beforeAll(async () => {
  const products = await someProducts();
  leased = products.find((product) => paymentPlan(leasedOf(product), "WEEKLY", LESSOR))!;
  const answer = await queryApi<{ searchProducts: { products: CartProduct[] } }>(
    `{ searchProducts(input: { minPrice: 32000, maxPrice: 39999 }) { products {
      ${CART_PRODUCT} } } }`,
  );
  // Leasable alone with another lessor, not with this one.
  small = answer.searchProducts.products[0]!;
});

test("home, product, listing, search and the leasing page have its figures and its states", async () => {
  const line = lineOf(planOf(leasedOf(leased)));
  const states = "CA, VT";

  expect(await wordsOf("/products/washers-dryers/")).toContain(line);
  expect(await wordsOf(`/search/?q=${encodeURIComponent(leased.name)}`)).toContain(line);
  const home = await wordsOf("/");
  expect(home).toContain(formatMoney(planOf(600_00).totalCostCents));
  expect(home).toContain(`For carts from $450.00; not offered in ${states}`);
  const product = await wordsOf(leased.url);
  for (const frequency of ["WEEKLY", "BIWEEKLY", "MONTHLY"] as const) {
    const plan = planOf(leasedOf(leased), frequency);
    expect(product).toContain(formatMoney(plan.paymentCents));
    expect(product).toContain(`Total cost${formatMoney(plan.totalCostCents)}`);
  }
  expect(product).toContain(`Not offered in ${states}.`);
  expect(product).toContain("Buy it out within 60 days and pay only");
  expect(product).toContain("pay 55% of the weekly payments left");
  const half = earlyPurchase(planOf(leasedOf(leased)), 30, LESSOR);
  expect(product).toContain(`30 payments${formatMoney(half.purchaseCents)}`);
  expect(await wordsOf(small.url)).toContain("Leases start at $450.00");
  const about = await wordsOf("/page/how-it-works/");
  expect(about).toContain("from $450.00 up to $4,000.00");
  expect(about).toContain(`60 of ${formatMoney(planOf(900_00).paymentCents)}`);
  expect(about).toContain(`not offered in ${states}`);
});

test("search matches by its weekly payment", async () => {
  const [price, { paymentCents }] = [priceOf(leased), planOf(leasedOf(leased))];
  const answer = await queryApi<{ searchProducts: { products: { productId: string }[] } }>(
    `query($choice: [FacetChoice!]) { searchProducts(input: { minPrice: ${price}, maxPrice: ${price}, filters: $choice }) {
      products { productId } } }`,
    { choice: [{ key: "LEASE_PAYMENT", values: [`${paymentCents}-${paymentCents}`] }] },
  );
  expect(answer.searchProducts.products).toContainEqual({ productId: leased.productId });
});

test("the cart's lease uses its terms", async () => {
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await holding(page, [[leased, 1]]);
    await page.goto(siteUrl("/cart/"));
    const line = total(page).locator(".plan-line");
    await line.waitFor();
    expect((await line.innerText()).replaceAll("\n", " ")).toContain(lineOf(planOf(leasedOf(leased))));
  });
});

test("a price changed since the build is shown with its payments", async () => {
  const now = 777_77;
  await shopDb()
    .updateTable("products")
    .set({ regular_price_cents: now, sale_price_cents: null, on_sale: false })
    .where("product_id", "=", leased.productId)
    .execute();
  await withVisit({ viewport: DESKTOP }, async ({ page }) => {
    await page.goto(siteUrl(leased.url));
    const facts = page.getByRole("region", { name: "Lease to own" });
    const waitForAmount = (name: string, cents: number) =>
      facts.locator(`[data-money="${name}"]`).getByText(formatMoney(cents)).waitFor();
    const plan = planOf(leasedOf({ ...leased, regularPrice: now, salePrice: null }));
    await waitForAmount("WEEKLY-payment", plan.paymentCents);
    await waitForAmount("WEEKLY-total", plan.totalCostCents);
  });
});
