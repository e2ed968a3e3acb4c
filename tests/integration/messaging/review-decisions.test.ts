/** Undoing a review decision (STAFF-50, REVIEW-5). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { keyOf, reviewsOf } from "../../support/catalogue/reviews";
import { countsByValue } from "../../support/counts-by-value";

const sentences = MESSAGES.reviews;
let shop: OrderShop;
let admin: TestUser;
let colleague: TestUser;
let reviews: ReturnType<typeof reviewsOf>;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  colleague = await signedIn(shop.api, "ADMIN");
  reviews = reviewsOf(shop, () => admin);
});
afterAll(() => shop?.stop());
beforeEach(() => sql`DELETE FROM reviews`.execute(shop.api.database.db));

const ID = "0d0c5f1e-1111-4111-8111-000000000001";
const PUBLISHED = { decision: "PUBLISHED" };
const DECLINED = { decision: "DECLINED", reason: "OFF_TOPIC" };
const takeBack = (id: string, body: object, { bearer } = admin) =>
  callRest(shop.app, "takeBackReviewDecision", { params: { id }, body: { revision: 1, ...body }, bearer });
const decideAs = ({ bearer }: TestUser, id: string, body: object) =>
  callRest(shop.app, "decideReview", { params: { id }, body: { revision: 1, ...body }, bearer });
const rowOf = async (id: string) => {
  const { rows } =
    await sql<object>`SELECT status, decline_reason, decided_at::text, decided_by, before_decision, revision
    FROM reviews WHERE id = ${id}`.execute(shop.api.database.db);
  return rows[0];
};
const written = async (email: string) => {
  const { placed } = await reviews.received(email);
  await reviews.write(keyOf(placed));
  const [review] = (await reviews.pending()).rows;
  return { id: review!.id, placed };
};
const mails = async () => (await sql`SELECT 1 FROM outgoing_mails`.execute(shop.api.database.db)).rows.length;

test.each([PUBLISHED, DECLINED])(
  "$decision is undone once, the review is pending as before, and no email is sent",
  async (decision) => {
    const { id } = await written(`${decision.decision}@mail.example`);
    const before = await rowOf(id);
    const mailed = await mails();
    await decideAs(admin, id, decision);
    expect((await reviews.published()).total).toBe(decision === PUBLISHED ? 1 : 0);
    const presses = await Promise.all([1, 2, 3].map(() => takeBack(id, decision)));
    expect(presses.map(({ status, body }) => [status, body.message])).toEqual(
      [1, 2, 3].map(() => [200, sentences.decisionUndone]),
    );
    expect(await rowOf(id)).toEqual(before);
    expect((await reviews.published()).total).toBe(0);
    const pending = await reviews.pending();
    expect(pending.rows).toMatchObject([
      { id, status: "WAITING", declineReason: null, decidedAt: null, decidedBy: null },
    ]);
    expect(countsByValue(pending)).toMatchObject({ WAITING: 1, PUBLISHED: 0, DECLINED: 0 });
    expect(await mails()).toBe(mailed);
    const { body } = await callRest(shop.app, "listAudit", {
      bearer: admin.bearer,
      params: { pageSize: "100" },
    });
    const notes = body.data!.rows.map(({ note }) => note);
    expect(notes.filter((note) => note === `review ${id}: decision undone`)).toHaveLength(1);
    // After the undo, a decision works as the first one.
    expect((await decideAs(colleague, id, PUBLISHED)).status).toBe(200);
    expect((await reviews.published()).total).toBe(1);
  },
);

test("a reported review that was declined or kept is reported again, with its publisher", async () => {
  const { id } = await written("reported@mail.example");
  await decideAs(colleague, id, PUBLISHED);
  const reader = await signedIn(shop.api);
  await callRest(shop.app, "reportReview", { params: { id }, bearer: reader.bearer });
  const published = (await reviews.pending("REPORTED")).rows;
  expect(published).toMatchObject([{ id, reports: 1, decidedBy: colleague.username }]);
  for (const decision of [DECLINED, PUBLISHED]) {
    await decideAs(admin, id, decision);
    expect((await reviews.pending("REPORTED")).rows).toEqual([]);
    expect((await takeBack(id, decision)).status).toBe(200);
    expect((await reviews.pending("REPORTED")).rows).toEqual(published);
  }
});

test("an undo is rejected once a colleague has decided otherwise, or the writer has edited the review", async () => {
  const { id, placed } = await written("since@mail.example");
  await decideAs(admin, id, PUBLISHED);
  const foreign = await takeBack(id, PUBLISHED, colleague);
  expect([foreign.status, foreign.body.message]).toEqual([400, sentences.decidedSince]);
  await decideAs(colleague, id, DECLINED);
  const late = await takeBack(id, PUBLISHED);
  expect([late.status, late.body.message]).toEqual([400, sentences.decidedSince]);
  expect(await rowOf(id)).toMatchObject({ status: "DECLINED", decided_by: colleague.userId });

  await reviews.write(keyOf(placed), { text: "Other words than before." });
  const changed = await takeBack(id, DECLINED, colleague);
  expect([changed.status, changed.body.message]).toEqual([400, sentences.changed]);
  expect(await rowOf(id)).toMatchObject({ status: "WAITING", before_decision: null, revision: 2 });
});

test("an undo and a concurrent decision: one wins, and neither is half done", async () => {
  const { id } = await written("race@mail.example");
  for (let round = 0; round < 5; round++) {
    await decideAs(admin, id, PUBLISHED);
    const [back] = await Promise.all([takeBack(id, PUBLISHED), decideAs(colleague, id, DECLINED)]);
    // If the decision was first, the undo is rejected; otherwise the decision applies to the pending review.
    expect(await rowOf(id)).toMatchObject({
      status: "DECLINED",
      decline_reason: "OFF_TOPIC",
      decided_by: colleague.userId,
      before_decision: { status: back.status === 200 ? "WAITING" : "PUBLISHED" },
    });
    await takeBack(id, DECLINED, colleague);
    await takeBack(id, PUBLISHED);
    await sql`UPDATE reviews SET status = 'WAITING', decline_reason = NULL, decided_at = NULL, decided_by = NULL,
      before_decision = NULL WHERE id = ${id}`.execute(shop.api.database.db);
  }
});

test("an undo requires the permission and the input of a decision, and an existing review", async () => {
  const { id } = await written("odd@mail.example");
  expect((await takeBack(crypto.randomUUID(), PUBLISHED)).status).toBe(404);
  expect((await takeBack(id, { decision: "DECLINED" })).status).toBe(400);
  expect((await takeBack(id, { ...PUBLISHED, revision: "x" })).status).toBe(400);
  expect((await takeBack(id, PUBLISHED, await signedIn(shop.api))).status).toBe(403);
});

test("several reviews are decided at once; one that changed meanwhile stays, with the reason", async () => {
  const first = await written("first@mail.example");
  const { placed } = await reviews.received("second@mail.example");
  await reviews.write(keyOf(placed));
  const second = (await reviews.pending()).rows.find(({ id }) => id !== first.id)!;
  const decideAll = (decision: object, revisionOfSecond = 1) =>
    callRest(shop.app, "decideReviews", {
      bearer: admin.bearer,
      body: {
        ...decision,
        reviews: [
          { id: first.id, revision: 1 },
          { id: second.id, revision: revisionOfSecond },
          { id: ID, revision: 1 },
        ],
      },
    });
  const { body } = await decideAll(PUBLISHED, 7);
  expect(body.data).toEqual({
    changed: 1,
    unchanged: [
      { id: second.id, message: sentences.changed },
      { id: ID, message: expect.any(String) },
    ],
  });
  expect(await rowOf(second.id)).toMatchObject({ status: "WAITING" });
  const both = await Promise.all([decideAll(DECLINED), decideAll(DECLINED)]);
  expect(both.map((answer) => answer.body.data?.changed)).toEqual([2, 2]);
  for (const id of [first.id, second.id])
    expect(await rowOf(id)).toMatchObject({ status: "DECLINED", decline_reason: "OFF_TOPIC" });
  const audit = await callRest(shop.app, "listAudit", {
    bearer: admin.bearer,
    params: { kind: "STAFF_CHANGE", username: admin.username },
  });
  const notes = audit.body.data!.rows.map(({ note }) => note).filter((note) => note?.includes(second.id));
  expect(notes).toEqual([expect.stringContaining("declined")]);
});

test.each([
  ["without a reason", { decision: "DECLINED" }],
  ["without reviews", { ...PUBLISHED, reviews: [] }],
  ["with an id that is none", { ...PUBLISHED, reviews: [{ id: "x", revision: 1 }] }],
  ["with too many", { ...PUBLISHED, reviews: Array.from({ length: 501 }, () => ({ id: ID, revision: 1 })) }],
])("a decision %s is refused", async (_odd, body) => {
  const decision = { reviews: [{ id: ID, revision: 1 }], ...body };
  const { status } = await callRest(shop.app, "decideReviews", {
    bearer: admin.bearer,
    body: decision as never,
  });
  expect(status).toBe(400);
});
