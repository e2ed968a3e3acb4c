/**
 * Customers with a lease are reminded two days before each payment, in the lessor's numbers, unless they
 * opted out (LEASE-77).
 */
import { sql } from "kysely";
import { formatCalendarDay } from "#contract/time/days";
import { LABELS, MESSAGES } from "#contract/messages";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { formatMoney } from "#contract/money/money";
import { aCustomer, signedIn } from "../../support/people/accounts";
import { leaseAdmin } from "../../support/leases/lease-admin";
import { DAY_HOURS, paymentReminders, WEEK_DAYS } from "../../support/orders/payment-reminders";
import { openSignedLeases } from "../../support/leases/signed-leases";

// Each poll of a lease waits for a background job.
jest.setTimeout(240_000);

describe.each(LESSORS)("$type", ({ type, terms, service }) => {
  let leases: Awaited<ReturnType<typeof openSignedLeases>>;
  beforeAll(async () => {
    leases = await openSignedLeases(type);
  });
  afterAll(() => leases?.stop());
  afterEach(() => leases.lessors.set({ reset: true }));

  const {
    database,
    untilPolledAgainIn,
    wake,
    pass,
    leased,
    remindersOf,
    mailsOf,
    untilMailed,
    setReminders,
  } = paymentReminders(() => leases);
  const keyIn = (mail: { readonly text: string }) => /#key=([\w-]+)/.exec(mail.text)![1]!;

  test("each payment has one reminder, two days before, in the lessor's own numbers", async () => {
    const lease = await leased();
    // 9:00 AM two days before: neither earlier nor at night.
    const [{ at }] = (
      await sql<{
        at: string;
      }>`SELECT to_char(payment_check_at AT TIME ZONE 'America/Chicago', 'YYYY-MM-DD HH24:MI') AS at
        FROM leases WHERE id = ${lease.leaseId}`.execute(database())
    ).rows as [{ at: string }];
    const before = (await leases.lessor.listTerms(lease.uuid))[0]!.today!.nextPaymentOn!;
    const twoBefore = new Date(Date.parse(before) - 2 * DAY_HOURS * 3_600_000).toISOString().slice(0, 10);
    expect(at).toBe(`${twoBefore} 09:00`);
    expect(await remindersOf(lease)).toEqual([]);

    await pass(lease, 6);
    await untilMailed(lease);
    const { nextPaymentOn, nextPaymentCents } = (await leases.lessor.listTerms(lease.uuid))[0]!.today!;
    const amount = formatMoney(nextPaymentCents);
    const day = formatCalendarDay(nextPaymentOn!);
    expect(await remindersOf(lease)).toEqual([`Payment reminder sent: ${amount} due on ${day}`]);
    const [mail] = await mailsOf(lease);
    expect(mail!.subject).toContain(day);
    const words = mail!.text.replace(/\s+/g, " ");
    expect(words).toContain(`is ${amount}, due on ${day}. ${terms.name} collects it`);
    expect(words).toContain(MESSAGES.leases.cannotPay(terms.name));
    expect(words).toContain(service.phone);
    expect(words).toContain(service.page);
    expect(words).toContain(LABELS.remindOfPayments);
    expect(words).toContain(`/order/?id=${lease.orderId}#key=`);

    // Repeated polls send no second reminder for the same payment.
    await wake(lease);
    await untilPolledAgainIn(lease, (hours) => hours !== null && hours > 1);
    expect(await mailsOf(lease)).toHaveLength(1);
    // The next payment gets its own.
    await pass(lease, WEEK_DAYS);
    await untilMailed(lease, 2);
    expect(await remindersOf(lease)).toHaveLength(2);
  });

  test("no reminder follows the last payment, an early buyout or a return", async () => {
    const [paid, bought, active] = [await leased(), await leased(), await leased()];
    const leaseOrders = leaseAdmin(leases, await signedIn(leases.shop.api, "ADMIN"));
    const returned = await leaseOrders.signed();
    await untilPolledAgainIn(returned, (hours) => hours !== null && hours > DAY_HOURS);
    await leaseOrders.delivered(returned);
    await leaseOrders.changeItems(returned, "RETURNED", returned.itemIds);
    await leaseOrders.until(returned, ({ state }) => state === "RETURNED");
    await leases.lessors.press(bought.uuid, "buy-out");
    await pass(paid, terms.payments.WEEKLY * WEEK_DAYS);
    for (const lease of [bought, returned, active]) await pass(lease, 6);

    await untilMailed(active);
    for (const lease of [paid, bought]) await untilPolledAgainIn(lease, (hours) => hours === null);
    for (const lease of [paid, bought, returned]) {
      expect(await mailsOf(lease)).toEqual([]);
      expect(await remindersOf(lease)).toEqual([]);
    }
  });

  test("a lessor that does not respond is retried in an hour, one that refuses in a day", async () => {
    const [lease, unknown] = [await leased(), await leased()];
    await sql`UPDATE leases SET lessor_uuid = gen_random_uuid()::text, payment_check_at = now()
      WHERE id = ${unknown.leaseId}`.execute(database());
    await untilPolledAgainIn(unknown, (hours) => hours !== null && hours > 23 && hours <= DAY_HOURS);
    await leases.lessors.set({ failNext: 1_000 });
    await pass(lease, 6);
    await untilPolledAgainIn(lease, (hours) => hours !== null && hours > 0.9 && hours <= 1);
    expect(await mailsOf(lease)).toEqual([]);

    await leases.lessors.set({ reset: true });
    await sql`UPDATE leases SET payment_check_at = payment_check_at - interval '1 hour'
      WHERE id = ${lease.leaseId}`.execute(database());
    await untilMailed(lease);
    expect(await mailsOf(unknown)).toEqual([]);
  });

  test("two hosts that process one lease concurrently send one email", async () => {
    const other = await leases.shop.anotherHost();
    const all = [await leased(), await leased(), await leased()];
    await leases.lessors.set({ delayMs: 3_000 });
    for (const lease of all) await pass(lease, 6);
    for (const lease of all) {
      // Claimed without a response: with the claim expired, the other host sends a request too.
      await untilPolledAgainIn(lease, (hours) => hours !== null && hours > 0);
      await wake(lease);
    }
    await leases.lessors.set({ delayMs: 0 });
    for (const lease of all) await untilMailed(lease);
    for (const lease of all) await wake(lease);
    for (const lease of all) {
      await untilPolledAgainIn(lease, (hours) => hours !== null && hours > 1);
      expect(await mailsOf(lease)).toHaveLength(1);
      expect(await remindersOf(lease)).toHaveLength(1);
    }
    await other.close();
  });

  test("a customer opts out and back in, in the account and by the email's link", async () => {
    const customer = await aCustomer(leases.shop.api);
    const [lease, control] = [await leased(customer), await leased()];
    const { bearer } = customer;
    const refused = { success: false, message: MESSAGES.generic.notFound, order: null };
    expect(await setReminders(lease, false, {})).toEqual(refused);
    const somebody = await aCustomer(leases.shop.api);
    expect(await setReminders(lease, false, { bearer: somebody.bearer })).toEqual(refused);
    expect(await setReminders(lease, false, { orderKey: control.orderKey })).toEqual(refused);
    const staff = await signedIn(leases.shop.api, "ADMIN");
    expect(await setReminders(lease, false, { bearer: staff.bearer })).toEqual(refused);
    expect(await setReminders({ ...lease, orderId: "1 OR 1=1" }, false, { bearer })).toEqual(refused);

    // A double click records the change once.
    const off = await Promise.all([
      setReminders(lease, false, { bearer }),
      setReminders(lease, false, { bearer }),
    ]);
    for (const answer of off) {
      expect(answer).toMatchObject({
        success: true,
        message: MESSAGES.leases.paymentRemindersOff,
        order: { reminders: false },
      });
    }
    for (const each of [lease, control]) await pass(each, 6);
    await untilMailed(control);
    expect(await mailsOf(lease)).toEqual([]);

    expect(await setReminders(lease, true, { bearer })).toMatchObject({
      message: MESSAGES.leases.paymentRemindersOn,
      order: { reminders: true },
    });
    await untilMailed(lease);
    // The link that shows the order opts out too, and cancels nothing.
    const orderKey = keyIn((await mailsOf(lease))[0]!);
    expect(await setReminders(lease, false, { orderKey })).toMatchObject({
      success: true,
      order: { reminders: false, canCancel: false },
    });
    const history = await leases.shop.historyOf({ order: { id: lease.orderId }, orderKey: null });
    expect(
      history
        .filter(({ actor, type: kind }) => actor === "Customer" && kind === "REMINDER_EMAIL_UPDATED")
        .map(({ summary }) => summary),
    ).toEqual([
      "Payment reminders turned off",
      "Payment reminders turned on",
      "Payment reminders turned off",
    ]);
  });
});
