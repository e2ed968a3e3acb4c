/** Votes, reports, staff decisions and visibility of reviews (REVIEW-5 to REVIEW-8). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import type { OrderShop } from "../../support/orders/orders";
import { keyOf, openReviewShop, PRODUCT, type ReviewCalls, WORDS } from "../../support/catalogue/reviews";
import { countsByValue } from "../../support/counts-by-value";

const sentences = MESSAGES.reviews;
let shop: OrderShop;
let admin: TestUser;
let reviews: ReviewCalls;

beforeAll(async () => {
  ({ shop, admin, reviews } = await openReviewShop());
});
afterAll(() => shop?.stop());
beforeEach(() => sql`DELETE FROM reviews`.execute(shop.api.database.db));

describe("readers", () => {
  test("vote once per person, can undo it, and cannot vote for themselves", async () => {
    const writer = await signedIn(shop.api);
    const { placed } = await reviews.received(writer.username, writer.bearer);
    const id = await reviews.publish(keyOf(placed));
    const voters = [await signedIn(shop.api), await signedIn(shop.api)];
    const vote = (user: TestUser, isHelpful = true) =>
      callRest(shop.app, "markReviewHelpful", { params: { id }, body: { isHelpful }, bearer: user.bearer });
    await Promise.all(voters.flatMap((user) => Array.from({ length: 5 }, () => vote(user))));
    expect((await reviews.published()).reviews).toMatchObject([{ helpful: 2 }]);
    expect((await vote(voters[0]!, false)).body.data).toEqual({ helpful: 1 });
    const own = await vote(writer);
    expect([own.status, own.body.message]).toEqual([400, sentences.own]);
    expect(
      (await callRest(shop.app, "markReviewHelpful", { params: { id }, body: { isHelpful: true } })).status,
    ).toBe(401);
    // An edited review is a new one.
    await reviews.write(keyOf(placed), { text: "I have changed my mind about it." });
    expect((await vote(voters[0]!)).status).toBe(404);
    const [changed] = (await reviews.pending()).rows;
    expect(changed).toMatchObject({ helpful: 0 });
  });

  test("report once per person, which brings it to staff until they decide again", async () => {
    const { placed } = await reviews.received("reported@mail.example");
    const id = await reviews.publish(keyOf(placed));
    const readers = [await signedIn(shop.api), await signedIn(shop.api)];
    const report = ({ bearer }: TestUser) => callRest(shop.app, "reportReview", { params: { id }, bearer });
    for (const reader of [...readers, ...readers])
      expect((await report(reader)).body.message).toBe(sentences.reported);
    const reported = await reviews.pending("REPORTED");
    expect(reported).toMatchObject({ rows: [{ id, reports: 2 }], total: 1 });
    expect(countsByValue(reported)).toMatchObject({ REPORTED: 1 });
    await reviews.decide(id, reported.rows[0]!.revision);
    expect((await reviews.pending("REPORTED")).rows).toEqual([]);
    await report(readers[0]!);
    expect(countsByValue(await reviews.pending())).toMatchObject({ REPORTED: 0, PUBLISHED: 1 });
  });
});

describe("staff", () => {
  test("decline with a reason that the writer sees; both are audited once", async () => {
    const { placed } = await reviews.received("declined@mail.example");
    await reviews.write(keyOf(placed));
    const [{ id, revision } = { id: "", revision: 0 }] = (await reviews.pending()).rows;
    const without = await reviews.decide(id, revision, { decision: "DECLINED" });
    expect([without.status, without.body.message]).toEqual([400, sentences.reason]);
    const negative = await reviews.decide(id, revision, { decision: "DECLINED", reason: "NEGATIVE" });
    expect(negative.status).toBe(400);
    for (let press = 0; press < 2; press++) {
      const declined = await reviews.decide(id, revision, { decision: "DECLINED", reason: "OFF_TOPIC" });
      expect([declined.status, declined.body.message]).toEqual([200, sentences.declined]);
    }
    const own = await callRest(shop.app, "getOwnReview", { body: { productId: PRODUCT, ...keyOf(placed) } });
    expect(own.body.data!.review).toMatchObject({ status: "DECLINED", declineReason: "OFF_TOPIC" });
    const { body } = await callRest(shop.app, "listAudit", {
      params: { pageSize: "50" },
      bearer: admin.bearer,
    });
    expect(JSON.stringify(body).split(`review ${id}: declined`)).toHaveLength(2);
    expect((await reviews.published()).total).toBe(0);
  });

  test("decide about the version they read", async () => {
    const { placed } = await reviews.received("meanwhile@mail.example");
    await reviews.write(keyOf(placed));
    const [read] = (await reviews.pending()).rows;
    await reviews.write(keyOf(placed), { text: "Something else altogether." });
    const late = await reviews.decide(read!.id, read!.revision);
    expect([late.status, late.body.message]).toEqual([400, sentences.changed]);
    expect((await reviews.published()).total).toBe(0);
    expect((await reviews.decide(crypto.randomUUID(), 1)).status).toBe(404);
  });
});

test("reviews are sorted, filtered and paginated", async () => {
  const keys = [];
  for (const [at, stars] of [3, 5, 1].entries()) {
    const { placed } = await reviews.received(`reader${at}@mail.example`);
    keys.push(await reviews.publish(keyOf(placed), { stars, title: `Of ${stars}` }));
  }
  const [three, five, one] = keys;
  const voter = await signedIn(shop.api);
  await callRest(shop.app, "markReviewHelpful", {
    params: { id: three! },
    body: { isHelpful: true },
    bearer: voter.bearer,
  });
  const idsOf = async (params: Readonly<Record<string, string>>) => {
    const { reviews: rows, total } = await reviews.published(params);
    return [total, ...rows.map(({ id }) => id)];
  };
  expect(await idsOf({})).toEqual([3, one, five, three]);
  expect(await idsOf({ sort: "helpful" })).toEqual([3, three, one, five]);
  expect(await idsOf({ sort: "highest" })).toEqual([3, five, three, one]);
  expect(await idsOf({ sort: "lowest" })).toEqual([3, one, three, five]);
  expect(await idsOf({ stars: "5" })).toEqual([1, five]);
  expect(await idsOf({ pageSize: "5", pageNumber: "2" })).toEqual([3]);
  expect((await reviews.published()).stars).toEqual([1, 0, 1, 0, 1]);
  const odd = await callRest(shop.app, "listReviews", { params: { productId: PRODUCT, sort: "loudest" } });
  expect(odd.status).toBe(400);
});

test("reviews and votes are in the data export, and are deleted with the account", async () => {
  const [writer, reviewer] = [await signedIn(shop.api), await signedIn(shop.api)];
  const { placed } = await reviews.received(reviewer.username, reviewer.bearer);
  const id = await reviews.publish(keyOf(placed));
  await callRest(shop.app, "markReviewHelpful", {
    params: { id },
    body: { isHelpful: true },
    bearer: writer.bearer,
  });
  await reviews.received(writer.username, writer.bearer);
  expect((await reviews.write({}, {}, { bearer: writer.bearer })).status).toBe(200);
  const exported = await callRest(shop.app, "exportAccount", { bearer: writer.bearer });
  expect(exported.body.data).toMatchObject({
    reviews: [{ ...WORDS, productId: PRODUCT, status: "WAITING" }],
    reviewVotes: [{ kind: "HELPFUL", productId: PRODUCT }],
  });
  const { rows } = await sql<{ words: Buffer }>`SELECT sealed_words AS words FROM reviews`.execute(
    shop.api.database.db,
  );
  for (const { words } of rows) expect(words.toString("latin1")).not.toContain("washes");
  const deleted = await callRest(shop.app, "deleteAccount", {
    body: { username: writer.username },
    bearer: writer.bearer,
  });
  expect(deleted.status).toBe(200);
  expect(countsByValue(await reviews.pending())).toMatchObject({ WAITING: 0, PUBLISHED: 1 });
  expect((await reviews.published()).reviews).toMatchObject([{ id, helpful: 0 }]);
});
