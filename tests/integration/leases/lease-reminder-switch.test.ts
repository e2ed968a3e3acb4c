/** The switch of payment reminders: what is off is not looked at, and no turn of it is lost (LEASE-77). */
import { sql } from "kysely";
import { aCustomer } from "../../support/people/accounts";
import { DAY_HOURS, paymentReminders } from "../../support/orders/payment-reminders";
import { openSignedLeases } from "../../support/leases/signed-leases";

// Each look at a lease waits for the background.
jest.setTimeout(240_000);

let leases: Awaited<ReturnType<typeof openSignedLeases>>;
const { database, waitOf, untilAskedAgainIn, wake, pass, leased, mailsOf, untilTold, setReminders } =
  paymentReminders(() => leases);
beforeAll(async () => {
  leases = await openSignedLeases();
});
afterAll(() => leases?.stop());
afterEach(() => leases.lessors.set({ reset: true }));

/** The lessor refuses what is asked of it. */
const setUuid = (leaseId: string, uuid: string) =>
  sql`UPDATE leases SET lessor_uuid = ${uuid} WHERE id = ${leaseId}`.execute(database());
const isClaimed = (hours: number | null) => hours !== null && hours > 0 && hours < 1;

test("off takes the lease out of what is due, and on asks at once", async () => {
  const customer = await aCustomer(leases.shop.api);
  const lease = await leased(customer);
  await setReminders(lease, false, customer);
  expect(await waitOf(lease)).toBeNull();
  // Signed while they were off: it is due once, and is then looked at no more.
  await wake(lease);
  await untilAskedAgainIn(lease, (hours) => hours === null);

  await setReminders(lease, true, customer);
  await untilAskedAgainIn(lease, (hours) => hours !== null && hours > DAY_HOURS);
  expect(await mailsOf(lease)).toEqual([]);
});

test("turned off while the lessor is asked it stays off, whatever the answer says", async () => {
  const customer = await aCustomer(leases.shop.api);
  const [lease, control] = [await leased(customer), await leased()];
  await leases.lessors.set({ delayMs: 2_000 });
  await setUuid(lease.leaseId, "00000000-0000-4000-8000-000000000001");
  await wake(lease);
  await untilAskedAgainIn(lease, isClaimed);
  await setReminders(lease, false, customer);
  expect(await waitOf(lease)).toBeNull();
  // One host asks for one lease after the other: the answer came before this one.
  await pass(control, 6);
  await untilTold(control);
  expect(await waitOf(lease)).toBeNull();
});

test("turned off and on while the lessor is asked it is asked anew at once", async () => {
  const customer = await aCustomer(leases.shop.api);
  const lease = await leased(customer);
  await leases.lessors.set({ delayMs: 2_000 });
  await setUuid(lease.leaseId, "00000000-0000-4000-8000-000000000002");
  await pass(lease, 6);
  await untilAskedAgainIn(lease, isClaimed);
  await setReminders(lease, false, customer);
  await setReminders(lease, true, customer);
  // The refusal that comes now would have it asked tomorrow.
  await setUuid(lease.leaseId, lease.uuid);
  await leases.lessors.set({ delayMs: 0 });
  await untilTold(lease);
  expect(await mailsOf(lease)).toHaveLength(1);
});
