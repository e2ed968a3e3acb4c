/** Customers are asked once to review delivered products (REVIEW-10). */
import { sql } from "kysely";
import { wake } from "../../../server/jobs/wake";
import { mailsTo } from "../../support/people/accounts";
import type { OrderShop } from "../../support/orders/orders";
import { openReviewShop, PRODUCT, type ReviewCalls } from "../../support/catalogue/reviews";
import { waitFor } from "../../support/hosts/wait-for";

let shop: OrderShop;
let reviews: ReviewCalls;
beforeAll(async () => {
  ({ shop, reviews } = await openReviewShop());
});
afterAll(() => shop?.stop());

/** Backdates the delivery of a full order by that many days. */
const arrived = (orderId: string, days: number) =>
  sql`UPDATE order_items SET delivered_at = now() - make_interval(days => ${days}) WHERE order_id = ${orderId}`.execute(
    shop.api.database.db,
  );
const invitationsTo = async (email: string) =>
  (await mailsTo(shop.api, email)).filter(({ kind }) => kind === "review-invitation");
const isInvited = async (email: string) => {
  await wake(shop.api.database.db, "reviews.invitations");
  return waitFor(async () => {
    const mails = await invitationsTo(email);
    return mails.length > 0 ? mails : null;
  });
};

test("a week after delivery, once by any number of hosts, with a link that opens the form", async () => {
  const email = "asked@mail.example";
  const { placed } = await reviews.received(email);
  const secondHost = await shop.api.anotherHost();
  try {
    expect(await invitationsTo(email)).toEqual([]);
    await arrived(placed.order!.id, 8);
    const [mail] = await isInvited(email);
    const [, productId, orderId, orderKey] = /\/review\/\?product=([^&\s]+)&order=([\w-]+)#key=([\w-]+)/.exec(
      mail!.text,
    )!;
    expect([productId, orderId]).toEqual([PRODUCT, placed.order!.id]);
    expect((await reviews.write({ orderId, orderKey })).status).toBe(200);
  } finally {
    await secondHost.close();
  }

  // A later invitation: a duplicate of the first would have been sent by then.
  const later = await reviews.received("later@mail.example");
  await arrived(later.placed.order!.id, 8);
  await isInvited("later@mail.example");
  expect(await invitationsTo(email)).toHaveLength(1);
});

test("no invitation goes out too early, too late, for items in transit or for reviewed products", async () => {
  const early = await reviews.received("early@mail.example");
  await arrived(early.placed.order!.id, 6);
  const late = await reviews.received("late@mail.example");
  await arrived(late.placed.order!.id, 31);
  const half = await reviews.received("half@mail.example");
  await arrived(half.placed.order!.id, 8);
  const { db } = shop.api.database;
  // A second unit of the same product, shipped and not delivered.
  await sql`INSERT INTO order_items SELECT (jsonb_populate_record(NULL::order_items, to_jsonb(item) ||
      jsonb_build_object('id', gen_random_uuid(), 'position', 9, 'status', 'SHIPPED', 'delivered_at', NULL))).*
    FROM order_items AS item WHERE order_id = ${half.placed.order!.id}`.execute(db);
  const done = await reviews.received("done@mail.example");
  await reviews.write({ orderId: done.placed.order!.id, orderKey: done.placed.orderKey });
  await arrived(done.placed.order!.id, 8);

  const last = await reviews.received("last@mail.example");
  await arrived(last.placed.order!.id, 9);
  await isInvited("last@mail.example");
  for (const name of ["early", "late", "half", "done"])
    expect([name, await invitationsTo(`${name}@mail.example`)]).toEqual([name, []]);
});
