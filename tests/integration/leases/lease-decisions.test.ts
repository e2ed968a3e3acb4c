/** Lessor decisions on an application, and expiry, against both lessor sandboxes (LEASE-11 to LEASE-16). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { aCustomer, type TestUser } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";

const sentences = MESSAGES.leases;
let shop: LeaseShop;
beforeAll(async () => {
  shop = await openLeaseShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.lessors.set({ reset: true }));

const customer = () => aCustomer(shop.api);
/** Moves the dates of an application back. */
const age = (id: string, change: string) =>
  sql`UPDATE lease_applications SET ${sql.raw(change)}, next_check_at = now() WHERE id = ${id}`.execute(
    shop.api.database.db,
  );
/** A customer's approval, decided by the sandbox at once. */
async function approved(ada: TestUser) {
  const { application } = await shop.apply(aLeaseForm(ENDS_IN.silent), ada.bearer);
  await age(application!.id, "checks = 0");
  return shop.until(application!.id, "APPROVED", ada);
}

describe("lessors", () => {
  test("are tried in turn: the next one approves what one declines", async () => {
    const ada = await customer();
    const sent = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const { id } = sent.application!;
    await shop.lessors.press(sent.redirectUrl, "decline");
    const second = await shop.untilPage(id, ada.bearer, sent.redirectUrl);
    await shop.lessors.press(second, "partial");
    expect(await shop.until(id, "APPROVED", ada)).toMatchObject({
      leasingCompanyId: "ACIMA",
      approvedAmount: 150_000,
      attempts: [
        { lessor: "KATAPULT", outcome: "DECLINED" },
        { lessor: "ACIMA", outcome: "APPROVED" },
      ],
    });
  });

  test("decline together: the application is declined, and a new one can be made", async () => {
    const ada = await customer();
    const sent = await shop.apply(aLeaseForm(ENDS_IN.declined), ada.bearer);
    expect(sent).toMatchObject({
      success: false,
      code: "DECLINED",
      message: sentences.declined,
      status: "DECLINED",
      redirectUrl: null,
      errors: [{ code: "DECLINED" }],
      application: {
        attempts: [
          { lessor: "KATAPULT", outcome: "DECLINED" },
          { lessor: "ACIMA", outcome: "DECLINED" },
        ],
      },
    });
    expect(await shop.findActive(ada.bearer)).toBeNull();
    expect(await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer)).toMatchObject({ success: true });
  });

  test("are slow: the application is in review, without an action, then approved", async () => {
    const ada = await customer();
    const { application, redirectUrl } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    for (const [outcome, status] of Object.entries({ review: "IN REVIEW", full: "APPROVED" })) {
      await shop.lessors.press(redirectUrl, outcome);
      expect(await shop.refresh(application!.id, ada)).toMatchObject({ status, redirectUrl: null });
    }
  });

  test("fail once: the application stays open, and is retried under the same key", async () => {
    const ada = await customer();
    const sent = await shop.apply(aLeaseForm(ENDS_IN.errorOnce), ada.bearer);
    expect(sent).toMatchObject({
      success: true,
      message: sentences.asked,
      application: { attempts: [{ lessor: "KATAPULT", outcome: "UNANSWERED" }] },
    });
    expect(await shop.until(sent.application!.id, "APPROVED", ada)).toMatchObject({
      attempts: [{ lessor: "KATAPULT", outcome: "APPROVED" }],
    });
  });

  test("lose a response: the application is found by the shop's reference, and was started once", async () => {
    const ada = await customer();
    const form = aLeaseForm(ENDS_IN.atThePage);
    await shop.lessors.set({ loseAnswerNext: 1, loseWebhooks: true });
    const sent = await shop.apply(
      { ...form, identity: { ...form.identity, firstName: "Onceonly" } },
      ada.bearer,
    );
    expect(sent).toMatchObject({ success: true, redirectUrl: null, message: sentences.asked });
    const { id } = sent.application!;
    const redirectUrl = await shop.untilPage(id, ada.bearer, null);
    await shop.lessors.set({ loseWebhooks: false });
    await shop.lessors.press(redirectUrl, "full");
    expect(await shop.until(id, "APPROVED", ada)).toMatchObject({
      attempts: [{ lessor: "KATAPULT", outcome: "APPROVED" }],
    });
    expect(await shop.lessors.countOf("Onceonly")).toBe(1);
  });

  test("send an unknown status and block: it is shown as it is, and no other lessor is tried", async () => {
    const [ada, bob] = await Promise.all([customer(), customer()]);
    const strange = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    await shop.lessors.force(strange.uuid!, "strange");
    await shop.until(strange.application!.id, "UKNOWN", ada);
    await shop.lessors.press(strange.redirectUrl, "full");
    await shop.until(strange.application!.id, "APPROVED", ada);
    const blocked = await shop.apply(aLeaseForm(ENDS_IN.atThePage), bob.bearer);
    await shop.lessors.force(blocked.uuid!, "block");
    expect(await shop.until(blocked.application!.id, "BLOCKED", bob)).toMatchObject({
      attempts: [{ lessor: "KATAPULT", outcome: "BLOCKED" }],
    });
    expect(await shop.refresh(blocked.application!.id, bob)).toMatchObject({
      success: false,
      message: sentences.ended,
      redirectUrl: null,
    });
  });

  test("whose webhook is lost are synced, on schedule and when the customer returns", async () => {
    const [ada, bob] = await Promise.all([customer(), customer()]);
    const lost = await shop.apply(aLeaseForm(ENDS_IN.silent), ada.bearer);
    await age(lost.application!.id, "checks = 0");
    await shop.until(lost.application!.id, "APPROVED", ada);
    await shop.lessors.set({ loseWebhooks: true });
    const sent = await shop.apply(aLeaseForm(ENDS_IN.atThePage), bob.bearer);
    await shop.lessors.press(sent.redirectUrl, "full");
    const back = await shop.refresh(sent.application!.id, bob);
    expect(back).toMatchObject({
      success: true,
      status: "APPROVED",
      message: sentences.approved("$3,000.00"),
    });
  });

  test("repeat and reorder their webhooks: no state moves backward", async () => {
    const ada = await customer();
    await shop.lessors.set({ duplicateWebhooks: 3, reorderWebhooks: true });
    const sent = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    for (const outcome of ["review", "full"]) await shop.lessors.press(sent.redirectUrl, outcome);
    await shop.until(sent.application!.id, "APPROVED", ada);
    const { db } = shop.api.database;
    const events = async () =>
      (
        await sql<{ count: number }>`SELECT count(*)::int AS count FROM lease_events
          WHERE application_id = ${sent.application!.id}`.execute(db)
      ).rows[0]!.count;
    const deadline = Date.now() + 10_000;
    while ((await events()) < 3 && Date.now() < deadline) await shop.find(sent.application!.id, ada.bearer);
    expect(await events()).toBe(3);
    expect(await shop.find(sent.application!.id, ada.bearer)).toMatchObject({ status: "APPROVED" });
  });

  test("change nothing by a forged webhook, or one of an unknown lessor", async () => {
    const post = (lessor: string) =>
      shop.app.inject({
        method: "POST",
        url: `/webhooks/lessors/${lessor}`,
        headers: { "content-type": "application/json", "x-signature": "00" },
        payload: { uid: randomUUID() },
      });
    expect((await post("katapult")).statusCode).toBe(400);
    expect((await post("nobody")).statusCode).toBe(404);
  });
});

describe("time", () => {
  test("ends an approval: its credit is gone", async () => {
    const ada = await customer();
    const { id } = await approved(ada);
    await age(id, "expires_at = now() - interval '1 second'");
    expect(await shop.findActive(ada.bearer)).toBeNull();
    expect(await shop.find(id, ada.bearer)).toMatchObject({
      status: "CANCELLED",
      reason: "EXPIRED",
      remainingAmount: 0,
    });
    await untilRow(sql<object>`SELECT 1 FROM lease_applications WHERE id = ${id} AND status = 'CANCELLED'
      AND reason = 'EXPIRED' AND next_check_at IS NULL`);
  });

  test("ends abandoned applications", async () => {
    const ada = await customer();
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    await age(application!.id, "created_at = now() - interval '31 days'");
    expect(await shop.refresh(application!.id, ada)).toMatchObject({
      success: false,
      message: sentences.ended,
      application: { status: "CANCELLED", reason: "NOT_FINISHED" },
    });
  });
});

async function untilRow(query: ReturnType<typeof sql<object>>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await query.execute(shop.api.database.db)).rows.length === 0) {
    if (Date.now() > deadline) throw new Error("Timed out after 20,000 ms waiting for a row");
  }
}
