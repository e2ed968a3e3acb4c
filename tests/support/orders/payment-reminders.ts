/** Signed leases with payment reminders: passing time, lessor polls, and sent emails (LEASE-77). */
import { sql } from "kysely";
import { aCustomer, mailsTo, type TestUser } from "../people/accounts";
import { ADDRESS } from "./order-samples";
import type { openSignedLeases, SignedLease } from "../leases/signed-leases";
import { waitFor } from "../hosts/wait-for";

export const DAY_HOURS = 24;
export const WEEK_DAYS = 7;

export function paymentReminders(leasesOf: () => Awaited<ReturnType<typeof openSignedLeases>>) {
  const database = () => leasesOf().shop.api.database.db;
  /** Hours until its lessor is polled again; null = never. */
  const waitOf = async ({ leaseId }: SignedLease) => {
    const { rows } = await sql<{ hours: number | null }>`
      SELECT (extract(epoch FROM payment_check_at - now()) / 3600)::float8 AS hours FROM leases
      WHERE id = ${leaseId}`.execute(database());
    return rows[0]!.hours;
  };
  const untilPolledAgainIn = (lease: SignedLease, isExpected: (hours: number | null) => boolean) =>
    waitFor(async () => (isExpected(await waitOf(lease)) ? true : null));
  const wake = ({ leaseId }: SignedLease) =>
    sql`UPDATE leases SET payment_check_at = now() WHERE id = ${leaseId}`.execute(database());
  /** Moves the dates of the lessor and the shop back by that many days. */
  const pass = async ({ leaseId, uuid }: SignedLease, days: number) => {
    for (let week = 0; week < Math.floor(days / WEEK_DAYS); week += 1)
      await leasesOf().lessors.press(uuid, "week");
    for (let day = 0; day < days % WEEK_DAYS; day += 1) await leasesOf().lessors.press(uuid, "day");
    await sql`UPDATE leases SET payment_check_at = payment_check_at - make_interval(days => ${days}),
      payment_reminded_on = payment_reminded_on - ${days}::int WHERE id = ${leaseId}`.execute(database());
  };
  /** Signed today for weekly payments, and polled once: the next payment is a week away. */
  const leased = async (customer?: TestUser) => {
    const lease = await leasesOf().signed(customer ?? (await aCustomer(leasesOf().shop.api)));
    await untilPolledAgainIn(lease, (hours) => hours !== null && hours > DAY_HOURS);
    return lease;
  };
  const remindersOf = async ({ orderId }: SignedLease) =>
    (await leasesOf().shop.historyOf({ order: { id: orderId }, orderKey: null }))
      .filter(({ type: kind, actor }) => kind === "REMINDER_EMAIL_UPDATED" && actor === "System")
      .map(({ summary }) => summary);
  const mailsOf = async ({ orderId }: SignedLease) =>
    (await mailsTo(leasesOf().shop.api, ADDRESS.email)).filter(
      ({ kind, text }) => kind === "lease-payment" && text.includes(orderId),
    );
  const untilMailed = (lease: SignedLease, count = 1) =>
    waitFor(async () => ((await mailsOf(lease)).length >= count ? true : null));
  const setReminders = async (
    { orderId }: SignedLease,
    reminders: boolean,
    { orderKey = null, bearer = "" }: { orderKey?: string | null; bearer?: string },
  ) =>
    (
      await leasesOf().shop.query<{
        set: { success: boolean; message: string; order: { reminders: boolean; canCancel: boolean } | null };
      }>(
        `mutation ($id: ID!, $key: String, $isOn: Boolean!) {
          set: setOrderReminders(orderId: $id, orderKey: $key, reminders: $isOn) {
            success message order { reminders canCancel } } }`,
        { id: orderId, key: orderKey, isOn: reminders },
        bearer,
      )
    ).set;
  return {
    database,
    waitOf,
    untilPolledAgainIn,
    wake,
    pass,
    leased,
    remindersOf,
    mailsOf,
    untilMailed,
    setReminders,
  };
}
