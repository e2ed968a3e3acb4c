/** Customers with a lease to sign are emailed, and reminded three times (LEASE-39). */
import { sql } from "kysely";
import { formatMoney } from "#contract/money/money";
import { aCustomer, mailsTo } from "../../support/people/accounts";
import { ADDRESS } from "../../support/orders/order-samples";
import { openSignedLeases, type SignedLease } from "../../support/leases/signed-leases";
import { waitFor } from "../../support/hosts/wait-for";

let leases: Awaited<ReturnType<typeof openSignedLeases>>;
beforeAll(async () => {
  leases = await openSignedLeases();
});
afterAll(() => leases?.stop());

test("a customer with a lease to sign is emailed at once and reminded three times, unless opted out", async () => {
  const { db } = leases.shop.api.database;
  const toSign = async (reminders: boolean) => {
    const customer = await aCustomer(leases.shop.api);
    const lease = await leases.signed(customer);
    await sql`UPDATE orders SET status = 'PENDING_ESIGNATURE', reminders = ${reminders} WHERE id = ${lease.orderId}`.execute(
      db,
    );
    await sql`UPDATE leases SET state = 'SIGNING', sign_until = now() + interval '7 days' WHERE id = ${lease.leaseId}`.execute(
      db,
    );
    return lease;
  };
  const remindersOf = async ({ orderId }: SignedLease) =>
    (await leases.shop.historyOf({ order: { id: orderId }, orderKey: null }))
      .filter(({ type }) => type === "REMINDER_EMAIL_UPDATED")
      .map(({ summary }) => summary);
  const dayLater = ({ leaseId }: SignedLease) =>
    sql`UPDATE leases SET reminded_at = reminded_at - interval '25 hours' WHERE id = ${leaseId}`.execute(db);
  const untilReminded = (lease: SignedLease, count: number) =>
    waitFor(async () => ((await remindersOf(lease)).length >= count ? true : null));

  const [lease, quiet] = [await toSign(true), await toSign(false)];
  await untilReminded(quiet, 1);
  await dayLater(quiet);
  for (const count of [1, 2, 3, 4]) {
    await untilReminded(lease, count);
    await dayLater(lease);
  }
  const other = await toSign(true);
  await untilReminded(other, 1);
  expect(await remindersOf(lease)).toEqual([
    "Signature request emailed",
    "Signature reminder 1 of 3 emailed",
    "Signature reminder 2 of 3 emailed",
    "Signature reminder 3 of 3 emailed",
  ]);
  expect(await remindersOf(quiet)).toEqual(["Signature request emailed"]);
  const mail = (await mailsTo(leases.shop.api, ADDRESS.email)).find(
    ({ kind, text }) => kind === "lease-sign" && text.includes(quiet.orderId),
  )!;
  const words = mail.text.replace(/\s+/g, " ");
  expect(words).toContain(`${formatMoney(quiet.cents)} from Katapult`);
  // The lessor decides what is signed: each plan has its terms.
  const plans = await leases.lessor.listTerms(quiet.uuid);
  expect(plans.length).toBeGreaterThan(0);
  for (const { numberOfPayments, paymentCents, totalCostCents, initialPaymentCents } of plans) {
    expect(numberOfPayments * paymentCents).toBe(totalCostCents);
    expect(words).toContain(
      `${numberOfPayments} payments of ${formatMoney(paymentCents)}, total cost ${formatMoney(totalCostCents)} ${formatMoney(initialPaymentCents)} is due at signing`,
    );
  }
  expect(words).toContain("Read and sign your lease");
});
