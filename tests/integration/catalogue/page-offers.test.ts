/**
 * Pages show the price that is charged: during an automatic offer, after its end, and combined with others
 * (CHECKOUT-14).
 */
import fc from "fast-check";
import { sql } from "kysely";
import { pageAmounts } from "#contract/promotions/page-amounts";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { changeCatalogue } from "../../../server/catalogue/read-model/read-model.store";
import { readConfig } from "../../../server/config";
import { aGuest, anOrder, orderBy, type ClientQuote } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { waitFor } from "../../support/hosts/wait-for";

/** Product positions by kind. */
const [LAPTOP, TIRE, PHONE] = [1, 2, 3];
const POSITIONS = [LAPTOP, TIRE, PHONE];
const PRICE = 33_335;
const ROUNDS = Number(process.env["OFFER_ROUNDS"] ?? 40);

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  await sql`UPDATE products SET regular_price_cents = ${PRICE}, sale_price_cents = NULL, on_sale = false,
    free_shipping = true, quantity_limit = NULL`.execute(db());
  for (const [position, category] of [
    [LAPTOP, "laptop-computers"],
    [TIRE, "tires"],
    [PHONE, "smartphones"],
  ] as const)
    await sql`UPDATE products SET category_id = ${category} WHERE product_id = ${seededId(position)}`.execute(
      db(),
    );
});
afterEach(() => sql`DELETE FROM promotions`.execute(db()));
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const line = (position: number, quantity = 1) => ({ productId: seededId(position), quantity });
const add = async (body: object) => {
  const answer = await callRest(shop.app, "addPromotion", {
    bearer: admin.bearer,
    body: { label: "Fall sale", isAutomatic: true, combines: true, percentOff: 10, ...body },
  });
  expect(answer.body.message).toBe("Promotion added.");
};
/** Writes prices as an import does: with a new revision. */
const setPrices = (prices: readonly (readonly [position: number, cents: number])[]) =>
  changeCatalogue(db(), async ({ tx, revision, publish }) => {
    for (const [position, cents] of prices)
      await sql`UPDATE products SET regular_price_cents = ${cents}, sale_price_cents = NULL, on_sale = false,
        revision = ${revision.toString()}::bigint WHERE product_id = ${seededId(position)}`.execute(tx);
    await publish();
  });
interface PageOffer {
  readonly price: number;
  readonly wasPrice: number | null;
  readonly words: string;
  readonly endsAt: string | null;
}
async function offerOf(position: number): Promise<PageOffer | null> {
  const query = `query ($id: ID!) { getProductById(productId: $id) { offer { price wasPrice words endsAt } } }`;
  const { getProductById: product } = await shop.query<{ getProductById: { offer: PageOffer | null } }>(
    query,
    {
      id: seededId(position),
    },
  );
  return product.offer;
}
async function live(position: number, zip = "") {
  const { body } = await callRest(shop.app, "listOffers", {
    params: { ids: JSON.stringify([seededId(position)]), zip },
  });
  return body.data!.offers[0]!.amounts!;
}
async function quote(change: Readonly<Record<string, unknown>>): Promise<ClientQuote> {
  const query = `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) {
    subTotal shipping tax discount total errors { code } } }`;
  return (await shop.query<{ getCheckoutQuote: ClientQuote }>(query, { input: anOrder(change) }))
    .getCheckoutQuote;
}
/** Price an order of one unit pays for its items. */
async function charged(position: number): Promise<number> {
  const input = orderBy(aGuest(), { items: [line(position)] });
  const { total } = await quote(input);
  const { order } = await shop.paid({ ...input, expectedTotal: total });
  const itemRows = await sql<{ cents: number }>`
    SELECT (item.price_cents * item.quantity - item.discount_cents)::int AS cents FROM order_items AS item
    WHERE item.order_id = ${order.id}::uuid`.execute(db());
  expect(order.total).toBe(total);
  return itemRows.rows[0]!.cents;
}

test("a product costs in an order, to the cent, what its page shows, also after the offer ends", async () => {
  expect(await offerOf(LAPTOP)).toBeNull();
  await add({ code: "FALL", percentOff: 7 });
  const price = PRICE - Math.floor((PRICE * 7) / 100);
  expect(await offerOf(LAPTOP)).toEqual({
    price,
    wasPrice: null,
    words: "7% off: Fall sale",
    endsAt: null,
  });
  expect(await charged(LAPTOP)).toBe(price);
  expect(await live(LAPTOP)).toMatchObject({ cash: formatMoney(price), offer: "7% off: Fall sale" });

  await callRest(shop.app, "endPromotion", { params: { code: "FALL" }, bearer: admin.bearer });
  // The end takes effect at once, whatever is still published.
  expect(await offerOf(LAPTOP)).toBeNull();
  const amounts = await live(LAPTOP);
  expect(amounts["cash"]).toBe(formatMoney(PRICE));
  expect(amounts).not.toHaveProperty("offer");
  expect(amounts).not.toHaveProperty("regular");
  expect(await charged(LAPTOP)).toBe(PRICE);
});

test("two combinable offers apply one after the other, rounded as the checkout does", async () => {
  await add({ code: "TEN", label: "Ten", percentOff: 13 });
  await add({ code: "TIRES", label: "Tires", percentOff: 7, scope: "CATEGORIES", scopeIds: ["tires"] });
  const first = PRICE - Math.floor((PRICE * 13) / 100);
  const both = first - Math.floor((first * 7) / 100);
  expect(await offerOf(TIRE)).toMatchObject({ price: both, words: "13% off: Ten and 7% off: Tires" });
  expect(await offerOf(PHONE)).toMatchObject({ price: first, words: "13% off: Ten" });
  expect([await charged(TIRE), await charged(PHONE)]).toEqual([both, first]);
});

test("a page's lease and total use the offer price, as the checkout does", async () => {
  await add({ code: "LEASED", percentOff: 10 });
  const price = (await offerOf(LAPTOP))!.price;
  const { displayed: displayedTerms } = readConfig({ NODE_ENV: "test" }).leases;
  const goods = { regularPrice: price, salePrice: null, shipping: 0 };
  const expected = Object.entries(pageAmounts(goods, "TX", displayedTerms)).map(([name, cents]) => [
    name,
    formatMoney(cents),
  ]);
  expect(await live(LAPTOP, "78701")).toEqual({
    ...Object.fromEntries(expected),
    offer: "10% off: Fall sale",
    lease: "lease to own",
    "plan-of": MESSAGES.financing.planOf(null),
    "WEEKLY-count": "52",
    "BIWEEKLY-count": "26",
    "MONTHLY-count": "12",
  });
  const { total } = await quote({ items: [line(LAPTOP)], address: undefined, postalCode: "78701" });
  expect((await live(LAPTOP, "78701"))["estimate"]).toBe(formatMoney(total));
});

test("a scheduled offer starts and ends by itself, its last day in the shop's time zone", async () => {
  await add({ code: "DAYS", percentOff: 10 });
  const dated = (starts: string, ends: string) =>
    sql`UPDATE promotions SET starts_at = ${starts}::timestamptz, ends_at = ${ends}::timestamptz`.execute(
      db(),
    );
  await dated("2999-01-01", "2999-02-01");
  expect(await offerOf(PHONE)).toBeNull();
  // Midnight in Chicago.
  await dated("2026-01-01", "2999-02-01T06:00:00Z");
  expect(await offerOf(PHONE)).toMatchObject({ words: "10% off: Fall sale, until Jan 31" });
  await dated("2025-01-01", "2026-01-01");
  expect(await offerOf(PHONE)).toBeNull();
  expect(await charged(PHONE)).toBe(PRICE);
});

test.each([
  ["of a code", { isAutomatic: false }],
  ["of an amount", { percentOff: null, centsOff: 500 }],
  ["of free shipping", { percentOff: null, shipsFree: true }],
  ["that is exclusive", { combines: false }],
  ["for orders from an amount on", { smallestSubTotal: 100 }],
  ["for a number of items", { minItems: 2 }],
  ["for sets", { setSize: 2 }],
  ["for some customers", { segment: "NEVER" }],
  ["for first orders", { firstOrdersOnly: true }],
  ["with a limit of uses", { maxUses: 5 }],
  ["with a limit of a day", { maxUsesPerDay: 5 }],
  ["with a limit of each customer", { maxUsesPerCustomer: 1 }],
])("an offer %s is not on pages", async (_name, terms) => {
  await add({ code: "OFF-PAGES", ...terms });
  expect(await offerOf(LAPTOP)).toBeNull();
  expect((await live(LAPTOP))["cash"]).toBe(formatMoney(PRICE));
});

test("pages show no offers while a free-shipping offer that may replace all others is active", async () => {
  await add({ code: "FALL" });
  expect(await offerOf(LAPTOP)).not.toBeNull();
  await add({ code: "SHIP", percentOff: null, shipsFree: true, combines: false });
  expect(await offerOf(LAPTOP)).toBeNull();
});

test("a hidden category has no offer on pages or in the checkout", async () => {
  await add({ code: "FALL", scope: "CATEGORIES", scopeIds: ["smartphones"] });
  expect((await offerOf(PHONE))?.price).toBe(await charged(PHONE));
  const show = async (isActive: boolean) => {
    await sql`UPDATE categories SET active = ${isActive} WHERE id = 'smartphones'`.execute(db());
    await setPrices([[PHONE, PRICE]]);
    await waitFor(async () => (((await offerOf(PHONE)) !== null) === isActive ? true : null));
  };
  await show(false);
  expect(await charged(PHONE)).toBe(PRICE);
  await show(true);
});

const scopes = fc.constantFrom(
  { scope: "ALL", scopeIds: [] },
  { scope: "CATEGORIES", scopeIds: ["tires"] },
  { scope: "CATEGORIES", scopeIds: ["laptop-computers", "smartphones"] },
  { scope: "LINES", scopeIds: ["ELECTRONICS"] },
);
const promotion = fc
  .record({
    of: scopes,
    off: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 90 }).map((percentOff) => ({ percentOff })) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 1, max: 60_000 }).map((centsOff) => ({ percentOff: null, centsOff })),
      },
      { weight: 1, arbitrary: fc.constant({ percentOff: null, shipsFree: true }) },
    ),
    combines: fc.constantFrom(true, true, true, false),
    setSize: fc.constantFrom(null, null, null, 2),
    smallestSubTotal: fc.constantFrom(0, 0, 0, 50_000),
  })
  .map(({ of, off, setSize, ...more }) => ({
    ...of,
    ...off,
    ...more,
    setSize: "shipsFree" in off ? null : setSize,
  }));

test(`no cart of ${ROUNDS} costs more than the prices of its pages, whatever promotions run`, async () => {
  let runsWithOffer = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(promotion, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 3, maxLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
      async (promotions, prices, quantities) => {
        fc.pre(quantities.some((quantity) => quantity > 0));
        await sql`DELETE FROM promotions`.execute(db());
        await setPrices(prices.map((cents, at) => [POSITIONS[at]!, cents]));
        for (const [at, input] of promotions.entries()) await add({ code: `OFFER-${at}`, ...input });
        const items = POSITIONS.map((position, at) => line(position, quantities[at]!)).filter(
          ({ quantity }) => quantity > 0,
        );
        const offers = await Promise.all(POSITIONS.map(offerOf));
        const pageTotal = offers.reduce(
          (sum, offer, at) => sum + (offer?.price ?? prices[at]!) * quantities[at]!,
          0,
        );
        const { subTotal, shipping, discount } = await quote({ items });
        expect(subTotal + shipping - discount).toBeLessThanOrEqual(pageTotal);
        runsWithOffer += offers.some((offer) => offer) ? 1 : 0;
      },
    ),
    { numRuns: ROUNDS, seed: 20_261_127 },
  );
  expect(runsWithOffer).toBeGreaterThan(ROUNDS / 4);
});

test("search matches, sorts and counts products by their page prices, soon after an offer starts or ends", async () => {
  await setPrices([
    ...Array.from({ length: 12 }, (_, position) => [position, PRICE + 10_000] as const),
    [PHONE, PRICE - 2_000],
    [TIRE, PRICE],
  ]);
  const cheapest = async (): Promise<string[]> => {
    const { searchProducts } = await shop.query<{
      searchProducts: { products: { productId: string }[] };
    }>(`{ searchProducts(input: { sort: PRICE_LOW_TO_HIGH }) { products { productId } } }`);
    return searchProducts.products.slice(0, 2).map(({ productId }) => productId);
  };
  const untilFirst = (position: number) =>
    waitFor(async () => ((await cheapest())[0] === seededId(position) ? true : null));
  await add({ code: "TIRES", percentOff: 50, scope: "CATEGORIES", scopeIds: ["tires"] });
  await untilFirst(TIRE);
  await callRest(shop.app, "endPromotion", { params: { code: "TIRES" }, bearer: admin.bearer });
  await untilFirst(PHONE);
});
