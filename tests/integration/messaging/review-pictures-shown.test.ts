/** Review pictures: upload permission, visibility, and removal (REVIEW-11 to REVIEW-13). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { AdminReview } from "#contract/reviews/schema";
import { createSealer } from "../../../server/db/sealed";
import { createPieceStore } from "../../../server/reviews/pictures/pieces.store";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { pictureStories, picturesOf } from "../../support/catalogue/review-pictures";
import { keyOf, PRODUCT, WORDS } from "../../support/catalogue/reviews";

const sentences = MESSAGES.reviews;
let shop: OrderShop;
let admin: TestUser;
let stories: Awaited<ReturnType<typeof pictureStories>>;

beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  stories = await pictureStories(shop, () => admin);
});
afterAll(() => shop?.stop());
beforeEach(() => stories.clear());

const publish = async ({ id, revision }: AdminReview) =>
  expect((await stories.reviews.decide(id, revision)).status).toBe(200);

describe("upload", () => {
  test("is refused without a received product, and to a guest without the link", async () => {
    const [stranger, undelivered] = [
      await signedIn(shop.api),
      await stories.reviews.order("waits@mail.example"),
    ];
    const { placed } = await stories.reviews.received("owner@mail.example");
    const statuses = [
      await stories.pictures.send({}, stories.photo),
      await stories.pictures.send({}, stories.photo, { bearer: stranger.bearer }),
      await stories.pictures.send({ orderId: placed.order.id }, stories.photo, { bearer: stranger.bearer }),
      await stories.pictures.send(keyOf(undelivered.placed), stories.photo),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 400, 404, 400]);
    expect(await stories.count("review_pictures")).toBe(0);
  });

  test("gives no access to another user's picture: it cannot be attached, deleted or extended", async () => {
    const [owner, stranger] = [
      await stories.reviews.received("one@mail.example"),
      await stories.reviews.received("other@mail.example"),
    ];
    const id = await stories.sent(keyOf(owner.placed));
    const thief = keyOf(stranger.placed);
    const stolen = await stories.reviews.write(thief, { pictures: [id] });
    expect([stolen.status, stolen.body.message]).toEqual([400, sentences.picturesMissing]);
    expect((await stories.reviews.pending()).rows).toEqual([]);
    const added = await stories.pictures.send(thief, stories.photo, {}, id);
    expect([added.status, added.body.message]).toEqual([400, sentences.pictureLost]);
    await callRest(shop.app, "dropReviewPicture", { body: { productId: PRODUCT, ...thief, picture: id } });
    expect((await stories.reviews.write(keyOf(owner.placed), { pictures: [id] })).status).toBe(200);
    // Nor once it is in its owner's review.
    expect((await stories.reviews.write(thief, { pictures: [id] })).status).toBe(400);
  });

  test("leaves at most twelve of twenty concurrent pictures pending, and a deleted one makes room", async () => {
    const { placed } = await stories.reviews.received("many@mail.example");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stories.pictures.send(keyOf(placed), stories.photo)),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(LIMITS.reviews.unusedPictures);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.message);
    expect(new Set(refused)).toEqual(new Set([sentences.morePictures]));
    expect(await stories.count("review_pictures")).toBe(LIMITS.reviews.unusedPictures);
    const picture = accepted[0]!.body.data!.picture!.id;
    const body = { productId: PRODUCT, ...keyOf(placed), picture };
    expect((await callRest(shop.app, "dropReviewPicture", { body })).status).toBe(200);
    expect((await stories.pictures.send(keyOf(placed), stories.photo)).status).toBe(200);
  });

  test("is limited to forty an hour", async () => {
    const { placed } = await stories.reviews.received("hour@mail.example");
    const host = await shop.anotherHost({ rateLimits: {} });
    const limited = picturesOf(host);
    const statuses: number[] = [];
    for (let at = 0; at < 42; at += 1) {
      const { status, body } = await limited.send(keyOf(placed), stories.photo);
      statuses.push(status);
      const picture = body.data?.picture?.id;
      if (picture)
        await callRest(shop.app, "dropReviewPicture", {
          body: { productId: PRODUCT, ...keyOf(placed), picture },
        });
    }
    await host.close();
    expect(statuses).toEqual([...Array<number>(40).fill(200), 429, 429]);
  });

  test("rejects five pictures in a review, a duplicate, and unknown names", async () => {
    const { placed } = await stories.reviews.received("five@mail.example");
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const refused = async (list: unknown) =>
      (await stories.reviews.write(keyOf(placed), { pictures: list })).status;
    expect(await refused(ids)).toBe(400);
    expect(await refused([ids[0], ids[0]])).toBe(400);
    expect(await refused([ids[0]])).toBe(400);
    expect(await refused(["' OR 1=1"])).toBe(400);
    expect(await refused("all")).toBe(400);
    expect((await stories.reviews.pending()).rows).toEqual([]);
  });
});

describe("visibility", () => {
  test("staff and the writer see it before publication, then everyone, and nobody after an edit", async () => {
    const review = await stories.written("seen@mail.example", 2);
    const [first] = review.ids;
    expect((await stories.pictures.read(first!)).status).toBe(404);
    expect((await stories.pictures.read(first!, "small")).status).toBe(404);
    expect((await stories.pictures.read(randomUUID())).body).toEqual(
      (await stories.pictures.read(first!)).body,
    );
    const unasked = await callRest(shop.app, "listReviewPictures", {
      params: { id: review.pending.id },
      bearer: (await signedIn(shop.api)).bearer,
    });
    expect(unasked.status).toBe(403);
    expect(await stories.adminPictures(review.pending.id)).toMatchObject(review.ids.map((id) => ({ id })));

    await publish(review.pending);
    const { body } = await stories.pictures.read(first!);
    expect(await stories.pictures.decode(body.data!.content)).toMatchObject({ format: "webp", width: 600 });
    expect((await stories.reviews.published()).reviews).toMatchObject([{ pictures: review.ids }]);
    const { product } = await shop.query<{ product: { reviews: { newest: { pictures: string[] }[] } } }>(
      `query ($id: ID!) { product: getProductById(productId: $id) { reviews { newest { pictures } } } }`,
      { id: PRODUCT },
    );
    expect(product.reviews.newest).toEqual([{ pictures: review.ids }]);

    // A new order of the same pictures is an edit.
    await stories.reviews.write(review.place, { pictures: [...review.ids].reverse() });
    expect((await stories.pictures.read(first!)).status).toBe(404);
    expect((await stories.reviews.pending()).rows).toMatchObject([
      { revision: 2, pictures: [...review.ids].reverse() },
    ]);
  });

  test("a declined picture stays visible to staff and its writer", async () => {
    const { pending: waiting, ids, place } = await stories.written("declined@mail.example");
    await stories.reviews.decide(waiting.id, waiting.revision, { decision: "DECLINED", reason: "PERSONAL" });
    expect((await stories.pictures.read(ids[0]!)).status).toBe(404);
    const own = await callRest(shop.app, "getOwnReview", { body: { productId: PRODUCT, ...place } });
    expect(own.body.data!.review!.pictures).toMatchObject([{ id: ids[0] }]);
  });

  test("text without a list keeps the pictures, the same list is a no-op, an empty list removes them", async () => {
    const review = await stories.written("list@mail.example", 2);
    await publish(review.pending);
    await stories.reviews.write(review.place, { pictures: review.ids });
    expect((await stories.reviews.published()).total).toBe(1);
    await stories.reviews.write(review.place, { title: "Other words" });
    expect((await stories.reviews.pending()).rows).toMatchObject([{ revision: 2, pictures: review.ids }]);
    await stories.reviews.write(review.place, { title: "Other words", pictures: [] });
    expect(await stories.count("review_pictures")).toBe(0);
  });
});

describe("removal", () => {
  test("by staff is audited once, and the page follows", async () => {
    const review = await stories.written("staff@mail.example", 2);
    await publish(review.pending);
    const revision = async () => {
      const { rows } = await sql<{ revision: string }>`SELECT revision FROM products
        WHERE product_id = ${PRODUCT}`.execute(shop.api.database.db);
      return Number(rows[0]!.revision);
    };
    await shop.untilRow(async () => {
      const { rows } = await sql`SELECT 1 FROM review_changes`.execute(shop.api.database.db);
      return rows.length === 0;
    });
    const before = await revision();
    const [removed, remaining] = review.ids;
    const remove = () =>
      callRest(shop.app, "removeReviewPicture", {
        params: { id: review.pending.id, picture: removed! },
        bearer: admin.bearer,
      });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await stories.reviews.published()).reviews).toMatchObject([{ pictures: [remaining] }]);
    expect([
      (await stories.pictures.read(removed!)).status,
      (await stories.pictures.read(remaining!)).status,
    ]).toEqual([404, 200]);
    await shop.untilRow(async () => (await revision()) > before);
    // The writer's stale form cannot restore it.
    const again = await stories.reviews.write(review.place, { pictures: review.ids });
    expect([again.status, again.body.message]).toEqual([400, sentences.picturesMissing]);
    const { body } = await callRest(shop.app, "listAudit", {
      params: { pageSize: "50" },
      bearer: admin.bearer,
    });
    expect(
      JSON.stringify(body).split(`review ${review.pending.id}: picture ${removed} removed`),
    ).toHaveLength(2);
  });

  test("happens on withdrawal, and on account deletion, after a data export with the pictures", async () => {
    const review = await stories.written("withdrawn@mail.example");
    await publish(review.pending);
    await callRest(shop.app, "withdrawReview", { body: { productId: PRODUCT, ...review.place } });
    expect((await stories.pictures.read(review.ids[0]!)).status).toBe(404);

    const customer = await signedIn(shop.api);
    await stories.reviews.received(customer.username, customer.bearer);
    const { body } = await stories.pictures.send({}, stories.photo, { bearer: customer.bearer });
    await stories.pictures.send({}, stories.photo, { bearer: customer.bearer });
    const list = [body.data!.picture!.id];
    await stories.reviews.write({}, { pictures: list }, { bearer: customer.bearer });
    expect(await stories.count("review_pictures")).toBe(2);
    const data = await callRest(shop.app, "exportAccount", { bearer: customer.bearer });
    expect(data.body.data).toMatchObject({
      reviews: [{ title: WORDS.title, pictures: [expect.stringMatching(/^data:image\/webp;base64,/)] }],
    });
    const { username } = customer;
    await callRest(shop.app, "deleteAccount", { body: { username }, bearer: customer.bearer });
    expect(await stories.count("review_pictures")).toBe(0);
  });

  test("happens after a day for pictures not in a review", async () => {
    const review = await stories.written("orphans@mail.example");
    await stories.sent(review.place);
    await sql`UPDATE review_pictures SET created_at = now() - interval '25 hours'`.execute(
      shop.api.database.db,
    );
    const { db } = shop.api.database;
    await createPieceStore(db, createSealer(shop.api.configFor().piiKeys)).forgetOld();
    expect(await stories.count("review_pictures")).toBe(1);
    expect(await stories.adminPictures((await stories.reviews.pending()).rows[0]!.id)).toHaveLength(1);
  });
});
