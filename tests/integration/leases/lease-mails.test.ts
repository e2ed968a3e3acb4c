/**
 * Emails to lease applicants: each once, with a link to the application, and without loan vocabulary
 * (LEASE-1, LEASE-28).
 */
import { sql } from "kysely";
import type { OutgoingMail } from "../../../server/gateways/mail/outbox.store";
import { wake } from "../../../server/jobs/wake";
import { aCustomer, callRest, mailsTo } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN, SECRET_NUMBERS } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";
import { waitFor } from "../../support/hosts/wait-for";

let shop: LeaseShop;
beforeAll(async () => {
  shop = await openLeaseShop();
});
afterAll(() => shop?.stop());

const mailsOf = async (to: string, kind: OutgoingMail["kind"]) =>
  (await mailsTo(shop.api, to)).filter((mail) => mail.kind === kind);
const mailed = (to: string, kind: OutgoingMail["kind"]) =>
  waitFor(async () => {
    // Repeats, because the job skips locked applications.
    await wake(shop.api.database.db, "leases.application-mails");
    return (await mailsOf(to, kind))[0] ?? null;
  });
const keyIn = (text: string) => /\/lease\/#key=([\w-]+)/.exec(text)?.[1] ?? "";

test("an approval is emailed once, with its amount, its end and a link", async () => {
  const ada = await aCustomer(shop.api);
  const { application, redirectUrl } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
  await shop.lessors.press(redirectUrl, "full");
  const approved = await shop.until(application!.id, "APPROVED", { bearer: ada.bearer });
  const mail = await mailed(ada.username, "lease-approved");
  const { expires } = (
    await sql<{
      expires: string;
    }>`SELECT to_char(expires_at AT TIME ZONE 'America/Chicago', 'DD Mon, YYYY') AS expires
      FROM lease_applications WHERE id = ${approved.id}`.execute(shop.api.database.db)
  ).rows[0]!;
  for (const words of [
    "$3,000.00",
    expires,
    "This is a lease, not a loan",
    `/account/leases/${approved.id}/`,
  ]) {
    expect(mail.text).toContain(words);
  }
  await shop.refresh(approved.id, { bearer: ada.bearer });
  await shop.refresh(approved.id, { bearer: ada.bearer });
  expect(await mailsOf(ada.username, "lease-approved")).toHaveLength(1);
});

test("an applicant whom all lessors decline gets the other payment methods; a guest's link opens the application", async () => {
  const email = "declined@lease.example";
  const { application, draftKey } = await shop.apply(aLeaseForm(ENDS_IN.declined, email));
  const { text } = await mailed(email, "lease-declined");
  for (const words of [
    "We also accept cards, Google Pay, Klarna, and crypto.",
    "still saved",
    "its reason by email",
  ])
    expect(text).toContain(words);
  expect(keyIn(text)).toBe(draftKey);
  expect(await shop.findByKey(application!.id, keyIn(text))).toMatchObject({ status: "DECLINED" });
});

test("a guest with an approval to shop with is told to create an account", async () => {
  const email = "shops@lease.example";
  await shop.apply(aLeaseForm(ENDS_IN.partial, email));
  expect((await mailed(email, "lease-approved")).text).toContain("need an account with this email address");
});

test("an applicant with an unfinished step at the lessor is reminded once, after an hour", async () => {
  const email = "waits@lease.example";
  const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage, email));
  const { db } = shop.api.database;
  await sql`UPDATE lease_applications SET created_at = now() - interval '61 minutes' WHERE id = ${application!.id}`.execute(
    db,
  );
  const { text } = await mailed(email, "lease-go-on");
  expect(keyIn(text)).not.toBe("");
  await sql`UPDATE lease_applications SET created_at = now() - interval '3 hours' WHERE id = ${application!.id}`.execute(
    db,
  );
  const reviewed = "reviewed@lease.example";
  const { application: inReview } = await shop.apply(aLeaseForm(ENDS_IN.review, reviewed));
  await sql`UPDATE lease_applications SET created_at = now() - interval '3 hours' WHERE id = ${inReview!.id}`.execute(
    db,
  );
  const other = "waits-too@lease.example";
  const { application: next } = await shop.apply(aLeaseForm(ENDS_IN.atThePage, other));
  await sql`UPDATE lease_applications SET created_at = now() - interval '3 hours' WHERE id = ${next!.id}`.execute(
    db,
  );
  await mailed(other, "lease-go-on");
  expect(await mailsOf(email, "lease-go-on")).toHaveLength(1);
  expect(await mailsOf(reviewed, "lease-go-on")).toEqual([]);
});

test("an email goes out before an approval ends, and after", async () => {
  const ada = await aCustomer(shop.api);
  const { application } = await shop.apply(aLeaseForm(ENDS_IN.silent), ada.bearer);
  const { db } = shop.api.database;
  await sql`UPDATE lease_applications SET next_check_at = now() WHERE id = ${application!.id}`.execute(db);
  await shop.until(application!.id, "APPROVED", { bearer: ada.bearer });
  await sql`UPDATE lease_applications SET approved_at = now() - interval '28 days', expires_at = now() + interval '2 days'
    WHERE id = ${application!.id}`.execute(db);
  expect((await mailed(ada.username, "lease-expiring")).text).toContain("still lease up to $3,000.00");
  await sql`UPDATE lease_applications SET expires_at = now(), next_check_at = now() WHERE id = ${application!.id}`.execute(
    db,
  );
  await shop.until(application!.id, "CANCELLED", { bearer: ada.bearer });
  await mailed(ada.username, "lease-expired");
  expect(await mailsOf(ada.username, "lease-expiring")).toHaveLength(1);
});

test("a guest is emailed the link to a draft, up to the limit", async () => {
  const email = "draft@lease.example";
  const form = aLeaseForm(ENDS_IN.atThePage, email);
  const draftKey = await shop.save(form);
  const mailDraft = (key: string) => callRest(shop.app, "mailGuestLeaseDraft", { body: { draftKey: key } });
  expect((await mailDraft(draftKey)).status).toBe(200);
  const { text, html } = await mailed(email, "lease-draft");
  const { body } = await callRest(shop.app, "getGuestLeaseDraft", { body: { draftKey: keyIn(text) } });
  expect(body.data?.draft?.identity.firstName).toBe("Ada");
  for (const secret of Object.values(SECRET_NUMBERS)) expect(text + html).not.toContain(secret);
  expect((await mailDraft("x".repeat(43))).status).toBe(404);
});

test("no email says loan or credit except to deny it", async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM outgoing_mails`.execute(
    shop.api.database.db,
  );
  expect(rows[0]!.count).toBeGreaterThan(4);
  for (const to of ["declined@lease.example", "waits@lease.example", "draft@lease.example"]) {
    for (const { subject, text } of await mailsTo(shop.api, to)) {
      const content = `${subject} ${text}`
        .replace("This is a lease, not a loan or credit.", "")
        .replace("Lease Credit", "");
      expect(content).not.toMatch(/\b(loan|credit|interest|finance)/i);
    }
  }
});
