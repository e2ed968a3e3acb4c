/** Customer reviews, from the delivered order to the catalogue (REVIEW-1 to REVIEW-9). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import type { OrderShop } from "../../support/orders/orders";
import { keyOf, openReviewShop, PRODUCT, type ReviewCalls, WORDS } from "../../support/catalogue/reviews";
import { seededId } from "../../support/catalogue/seed-catalogue";

const sentences = MESSAGES.reviews;
let shop: OrderShop;
let admin: TestUser;
let reviews: ReviewCalls;

beforeAll(async () => {
  ({ shop, admin, reviews } = await openReviewShop());
});
afterAll(() => shop?.stop());
beforeEach(() => sql`DELETE FROM reviews`.execute(shop.api.database.db));

interface ReviewedProduct {
  readonly customerReviewCount: number;
  readonly customerReviewAverage: number | null;
  readonly supplierReviewCount: number;
  readonly supplierReviewAverage: number | null;
  readonly reviews: {
    readonly count: number;
    readonly stars: number[];
    readonly newest: { text: string }[];
  } | null;
}
const readProduct = async () => {
  const { product } = await shop.query<{ product: ReviewedProduct }>(
    `query ($id: ID!) { product: getProductById(productId: $id) { customerReviewCount customerReviewAverage
      supplierReviewCount supplierReviewAverage reviews { count stars newest { text } } } }`,
    { id: PRODUCT },
  );
  return product;
};
/** Waits until the catalogue's review count is updated. */
const untilCounted = (count: number) =>
  shop.untilRow(async () => {
    const { customerReviewCount, supplierReviewCount, reviews: own } = await readProduct();
    return customerReviewCount - supplierReviewCount === count && (own?.count ?? 0) === count;
  });
describe("eligibility", () => {
  test("a guest who received the product reviews it by the order's link, once", async () => {
    const { placed } = await reviews.received("ada@mail.example");
    const first = await reviews.write(keyOf(placed));
    expect([first.status, first.body.message]).toEqual([200, sentences.saved]);
    expect(first.body.data).toMatchObject({
      review: { ...WORDS, status: "WAITING" },
      product: { productId: PRODUCT },
    });
    await Promise.all(Array.from({ length: 8 }, () => reviews.write(keyOf(placed))));
    const { rows: pending } = await reviews.pending();
    expect(pending).toMatchObject([{ ...WORDS, revision: 1, orderId: placed.order.id }]);
    expect((await reviews.published()).total).toBe(0);
  });

  test("a customer reviews without naming the order; another customer's order counts as none", async () => {
    const [customer, stranger] = [await signedIn(shop.api), await signedIn(shop.api)];
    const { placed } = await reviews.received(customer.username, customer.bearer);
    expect((await reviews.write({}, {}, { bearer: customer.bearer })).status).toBe(200);
    const foreign = await reviews.write({ orderId: placed.order.id }, {}, { bearer: stranger.bearer });
    const none = await reviews.write({ orderId: crypto.randomUUID() }, {}, { bearer: stranger.bearer });
    expect([foreign.status, foreign.body]).toEqual([404, none.body]);
    const guest = await reviews.write({ orderId: placed.order.id, orderKey: "wrong" });
    expect(guest.status).toBe(404);
    expect((await reviews.pending()).rows).toHaveLength(1);
  });

  test("a guest who creates an account is the same person", async () => {
    const customer = await signedIn(shop.api);
    const { placed } = await reviews.received(customer.username);
    await reviews.write(keyOf(placed));
    await reviews.received(customer.username, customer.bearer);
    await reviews.write({}, { stars: 1 }, { bearer: customer.bearer });
    expect((await reviews.pending()).rows).toMatchObject([{ stars: 1, revision: 2 }]);
  });

  test.each([
    ["has bought nothing", async () => ({})],
    [
      "waits for the parcel",
      async (user: TestUser) => void (await reviews.order(user.username, user.bearer)),
    ],
    [
      "has sent it back",
      async (user: TestUser) => {
        const { arrived } = await reviews.received(user.username, user.bearer);
        await reviews.sendBack(arrived);
      },
    ],
  ])("no review from a person who %s", async (_what, prepare) => {
    const customer = await signedIn(shop.api);
    await prepare(customer);
    const written = await reviews.write({}, {}, { bearer: customer.bearer });
    expect([written.status, written.body.message]).toEqual([400, sentences.notBought]);
    const own = await callRest(shop.app, "getOwnReview", {
      body: { productId: PRODUCT },
      bearer: customer.bearer,
    });
    expect(own.body.message).toBe(sentences.notBought);
    expect((await reviews.pending()).rows).toEqual([]);
  });

  test("no review of a product outside the order, and none by a guest without one", async () => {
    const { placed } = await reviews.received("grace@mail.example");
    expect((await reviews.write({ ...keyOf(placed), productId: seededId(3) })).status).toBe(404);
    expect((await reviews.write({})).status).toBe(401);
  });

  test("a product returned later stays reviewed, and the review can be edited and withdrawn", async () => {
    const { placed, arrived } = await reviews.received("late@mail.example");
    const id = await reviews.publish(keyOf(placed));
    await reviews.sendBack(arrived);
    expect((await reviews.published()).reviews).toMatchObject([{ id }]);
    expect((await reviews.write(keyOf(placed), { stars: 2 })).status).toBe(200);
    const withdrawal = await callRest(shop.app, "withdrawReview", {
      body: { productId: PRODUCT, ...keyOf(placed) },
    });
    expect([withdrawal.status, withdrawal.body.message]).toEqual([200, sentences.withdrawn]);
    expect((await reviews.pending()).total).toBe(0);
  });
});

describe("counting", () => {
  test("a published review adds to the supplier's figures, until it is edited or withdrawn", async () => {
    // Reviews of earlier tests are gone, and the catalogue follows.
    await untilCounted(0);
    const before = await readProduct();
    expect(before.reviews).toBeNull();
    const { placed } = await reviews.received("count@mail.example");
    await reviews.publish(keyOf(placed), { stars: 1 });
    await untilCounted(1);
    const counted = await readProduct();
    expect(counted.reviews).toEqual({ count: 1, stars: [1, 0, 0, 0, 0], newest: [{ text: WORDS.text }] });
    expect(counted.customerReviewCount).toBe(before.supplierReviewCount + 1);
    expect(counted.supplierReviewCount).toBe(before.supplierReviewCount);
    const totalStars = (before.supplierReviewAverage ?? 0) * before.supplierReviewCount + 1;
    expect(counted.customerReviewAverage).toBeCloseTo(totalStars / (before.supplierReviewCount + 1), 2);

    await reviews.write(keyOf(placed), { stars: 5 });
    await untilCounted(0);
    expect(await readProduct()).toEqual(before);
  });

  test("the facet and the best-rated sort count both", async () => {
    const { db } = shop.api.database;
    await sql`UPDATE products SET review_count = 1, review_average = 3.5 WHERE product_id = ${PRODUCT}`.execute(
      db,
    );
    const { placed } = await reviews.received("facet@mail.example");
    await reviews.publish(keyOf(placed), { stars: 5 });
    await untilCounted(1);
    const find = async () => {
      const { found: results } = await shop.query<{ found: { products: { productId: string }[] } }>(
        `{ found: searchProducts(input: { minRating: 4, sort: CUSTOMER_RATING, pageSize: 50 }) { products { productId } } }`,
      );
      return results.products.map(({ productId }) => productId);
    };
    // (3.5 + 5) / 2 is above four stars, the supplier's alone is not.
    await shop.untilRow(async () => (await find()).includes(PRODUCT));
    await callRest(shop.app, "withdrawReview", { body: { productId: PRODUCT, ...keyOf(placed) } });
    await shop.untilRow(async () => !(await find()).includes(PRODUCT));
  });

  test("each visible change gives the product a new revision", async () => {
    const revisionOf = async () => {
      const { rows } = await sql<{ revision: string }>`
        SELECT revision FROM products WHERE product_id = ${PRODUCT}`.execute(shop.api.database.db);
      return Number(rows[0]!.revision);
    };
    const isAfter = (revision: number) => shop.untilRow(async () => (await revisionOf()) > revision);
    const { placed } = await reviews.received("revision@mail.example");
    const before = await revisionOf();
    const id = await reviews.publish(keyOf(placed));
    await isAfter(before);
    const published = await revisionOf();
    await callRest(shop.app, "answerReview", {
      params: { id },
      body: { answer: "Thank you!" },
      bearer: admin.bearer,
    });
    await isAfter(published);
    expect((await reviews.published()).reviews).toMatchObject([{ answer: "Thank you!" }]);
  });
});

describe("content", () => {
  test.each([
    [
      "markup stays the text it is",
      { text: "<script>alert(1)</script> & <b>bold</b>" },
      { text: "<script>alert(1)</script> & <b>bold</b>" },
    ],
    [
      "a text direction override is removed",
      { title: "\u202Eevil\u202C \u2066nested\u2069" },
      { title: "evil nested" },
    ],
    ["invisible characters are removed", { name: "A\u200Bd\u2060a\uFEFF\u00AD" }, { name: "Ada" }],
    ["a line break in a title is a space", { title: "one\r\ntwo" }, { title: "one two" }],
    [
      "empty lines are two at most",
      { text: "first line\n\n\n\n\n\nsecond" },
      { text: "first line\n\nsecond" },
    ],
    [
      "piled marks are cut",
      { text: `Zalgo${"\u0301\u0316".repeat(60)} all over` },
      { text: expect.stringMatching(/^.{5,12} all over$/u) },
    ],
    ["emoji of several parts stay whole", { title: "For the 👨‍👩‍👧" }, { title: "For the 👨‍👩‍👧" }],
    ["a formula stays text", { title: "=HYPERLINK(1)" }, { title: "=HYPERLINK(1)" }],
  ])("%s", async (_what, words, stored) => {
    const { placed } = await reviews.received("words@mail.example");
    const { body } = await reviews.write(keyOf(placed), words);
    expect(body.data!.review).toMatchObject(stored);
  });

  test("invalid values are rejected on their fields", async () => {
    const { placed } = await reviews.received("wrong@mail.example");
    const refused = async (words: object) => {
      const { status, body } = await reviews.write(keyOf(placed), words);
      return [status, ...body.fieldErrors!.map(({ property }) => property)];
    };
    for (const stars of [0, 6, 2.5, "many", null, [], {}])
      expect(await refused({ stars })).toEqual([400, "stars"]);
    expect(await refused({ text: "short" })).toEqual([400, "text"]);
    expect(await refused({ text: "\u200B".repeat(500) })).toEqual([400, "text"]);
    expect(await refused({ text: "a".repeat(4_001) })).toEqual([400, "text"]);
    expect(await refused({ text: ["an array"] })).toEqual([400, "text"]);
    expect(await refused({ title: "" })).toEqual([400, "title"]);
    expect(await refused({ name: "a".repeat(41) })).toEqual([400, "name"]);
    expect(await refused({ text: "Cheaper at https://other.example/ really" })).toEqual([400, "text"]);
    expect(await refused({ text: "Cheaper at WWW.other.example really" })).toEqual([400, "text"]);
    expect(await refused({ title: "me@mail.example" })).toEqual([400, "title"]);
    expect((await reviews.write(keyOf(placed), { text: "x".repeat(1_100_000) })).status).toBe(413);
    expect((await reviews.write({ ...keyOf(placed), productId: "a\0b" })).status).toBe(404);
    expect((await reviews.write({ ...keyOf(placed), orderId: "none" })).status).toBe(400);
    expect((await reviews.pending()).rows).toEqual([]);
  });
});
