/** A reviewer is emailed once about the shop's reply (REVIEW-14). */
import { sql } from "kysely";
import { aCustomer, callRest, mailsTo, PASSWORD, type TestUser } from "../../support/people/accounts";
import type { OrderShop } from "../../support/orders/orders";
import { keyOf, openReviewShop, type ReviewCalls, WORDS } from "../../support/catalogue/reviews";
import { waitFor } from "../../support/hosts/wait-for";

let shop: OrderShop;
let admin: TestUser;
let reviews: ReviewCalls;
beforeAll(async () => {
  ({ shop, admin, reviews } = await openReviewShop());
});
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const answer = async (id: string, words: string) => {
  const { status } = await callRest(shop.app, "answerReview", {
    params: { id },
    body: { answer: words },
    bearer: admin.bearer,
  });
  expect(status).toBe(200);
};
/** Minutes until the reviewer is emailed; null = nothing to send. */
const waitOf = async (id: string) => {
  const { rows } = await sql<{ minutes: number | null }>`
    SELECT (extract(epoch FROM answer_mail_at - now()) / 60)::float8 AS minutes FROM reviews WHERE id = ${id}`.execute(
    db(),
  );
  return rows[0]!.minutes;
};
/** Makes the email due. */
const pass = (id: string) =>
  sql`UPDATE reviews SET answer_mail_at = now() WHERE id = ${id} AND answer_mail_at IS NOT NULL`.execute(
    db(),
  );
const mailsOf = async (email: string) =>
  (await mailsTo(shop.api, email)).filter(({ kind }) => kind === "review-answered");
const untilMailed = (email: string, count = 1) =>
  waitFor(async () => {
    const mails = await mailsOf(email);
    return mails.length >= count ? mails : null;
  });
/** A guest's published review, whatever else is pending. */
async function published(email: string) {
  const { placed } = await reviews.received(email);
  const [title] = email.split("@");
  expect((await reviews.write(keyOf(placed), { title })).status).toBe(200);
  const { id, revision, productId } = (await reviews.pending()).rows.find(
    (review) => review.title === title,
  )!;
  expect((await reviews.decide(id, revision)).status).toBe(200);
  return { id, key: { ...keyOf(placed), productId } };
}
/** Waits for the email about a later review: earlier emails would have been sent by then. */
async function untilAnotherIsMailed(email: string): Promise<void> {
  const { id } = await published(email);
  await answer(id, "Thank you for that.");
  await pass(id);
  await untilMailed(email);
}

test("a guest is emailed once, by any number of hosts, with the latest version of the reply", async () => {
  const email = "told@mail.example";
  const { id } = await published(email);
  const secondHost = await shop.api.anotherHost();
  try {
    await answer(id, "Thank yuo!");
    expect(await waitOf(id)).toBeGreaterThan(9);
    await sql`UPDATE reviews SET answer_mail_at = now() + interval '1 minute' WHERE id = ${id}`.execute(db());
    // A correction restarts the delay.
    await answer(id, "Thank you!");
    expect(await waitOf(id)).toBeGreaterThan(9);
    await pass(id);
    const [mail] = await untilMailed(email);
    expect(mail!.subject).toMatch(/^Our reply to your review of ./);
    expect(mail!.text).toContain(`Hi ${WORDS.name}`);
    expect(mail!.text).toContain("> Thank you!");
    expect(mail!.text).toMatch(/\/reviews\/\?product=/);
    // An emailed reply is not emailed again: neither a correction nor the same reply removed and restored.
    await answer(id, "Thank you very much!");
    await answer(id, "");
    await answer(id, "Thank you so much!");
    expect(await waitOf(id)).toBeNull();
    await untilAnotherIsMailed("later@mail.example");
    expect(await mailsOf(email)).toHaveLength(1);
  } finally {
    await secondHost.close();
  }
});

test("a new reply after a day, or to an edited review, is emailed again", async () => {
  const email = "again@mail.example";
  const { id, key } = await published(email);
  await answer(id, "We have sent you another one.");
  await pass(id);
  await untilMailed(email);
  await answer(id, "");
  await sql`UPDATE reviews SET answer_mailed_at = now() - interval '25 hours' WHERE id = ${id}`.execute(db());
  await answer(id, "It should have arrived by now.");
  await pass(id);
  await untilMailed(email, 2);
  expect((await reviews.write(key, { text: "The other one works as it should." })).status).toBe(200);
  const { revision } = (await reviews.pending()).rows.find((review) => review.id === id)!;
  await answer(id, "We are glad.");
  await pass(id);
  // A reply to a pending review is invisible, so its writer gets no email.
  await untilAnotherIsMailed("meanwhile@mail.example");
  expect(await mailsOf(email)).toHaveLength(2);
  await reviews.decide(id, revision);
  expect((await untilMailed(email, 3)).at(-1)!.text).toContain("> We are glad.");
});

test("a reply removed in time, or to a withdrawn review, is not emailed", async () => {
  const [first, second] = [await published("away@mail.example"), await published("gone@mail.example")];
  await answer(first.id, "Please call us.");
  await answer(first.id, "");
  expect(await waitOf(first.id)).toBeNull();
  await answer(second.id, "Please write to us.");
  await callRest(shop.app, "withdrawReview", {
    body: second.key,
  });
  await untilAnotherIsMailed("last@mail.example");
  for (const name of ["away", "gone"]) expect(await mailsOf(`${name}@mail.example`)).toEqual([]);
});

test("a deleted account gets no email, not even one already queued", async () => {
  const [mailed, early] = [
    await aCustomer(shop.api, { password: PASSWORD }),
    await aCustomer(shop.api, { password: PASSWORD }),
  ];
  for (const { username, bearer } of [mailed, early]) await reviews.received(username, bearer);
  const idOf = async ({ bearer }: TestUser) => {
    expect((await reviews.write({}, {}, { bearer })).status).toBe(200);
    const [pending] = (await reviews.pending()).rows;
    await reviews.decide(pending!.id, pending!.revision);
    return pending!.id;
  };
  const ids = [await idOf(mailed), await idOf(early)];
  await answer(ids[0]!, "Thank you for telling us.");
  await pass(ids[0]!);
  await untilMailed(mailed.username);
  await answer(ids[1]!, "Thank you for writing.");
  for (const { bearer } of [mailed, early]) {
    const deletion = await callRest(shop.app, "deleteAccount", { bearer, body: { password: PASSWORD } });
    expect(deletion.status).toBe(200);
  }
  await untilAnotherIsMailed("after@mail.example");
  for (const { username } of [mailed, early]) expect(await mailsOf(username)).toEqual([]);
});
