/** Opting out of payment reminders: opted-out leases are not polled, and no change is lost (LEASE-77). */
import { sql } from "kysely";
import { aCustomer } from "../../support/people/accounts";
import { DAY_HOURS, paymentReminders } from "../../support/orders/payment-reminders";
import { openSignedLeases } from "../../support/leases/signed-leases";

// Each poll of a lease waits for a background job.
jest.setTimeout(240_000);

let leases: Awaited<ReturnType<typeof openSignedLeases>>;
const { database, waitOf, untilPolledAgainIn, wake, pass, leased, mailsOf, untilMailed, setReminders } =
  paymentReminders(() => leases);
beforeAll(async () => {
  leases = await openSignedLeases();
});
afterAll(() => leases?.stop());
afterEach(() => leases.lessors.set({ reset: true }));

/** Changes the uuid so that the lessor refuses requests about it. */
const setUuid = (leaseId: string, uuid: string) =>
  sql`UPDATE leases SET lessor_uuid = ${uuid} WHERE id = ${leaseId}`.execute(database());
const isClaimed = (hours: number | null) => hours !== null && hours > 0 && hours < 1;

test("opting out removes the lease from the due work, and opting in polls at once", async () => {
  const customer = await aCustomer(leases.shop.api);
  const lease = await leased(customer);
  await setReminders(lease, false, customer);
  expect(await waitOf(lease)).toBeNull();
  // Signed while opted out: the lease is due once, and then never polled again.
  await wake(lease);
  await untilPolledAgainIn(lease, (hours) => hours === null);

  await setReminders(lease, true, customer);
  await untilPolledAgainIn(lease, (hours) => hours !== null && hours > DAY_HOURS);
  expect(await mailsOf(lease)).toEqual([]);
});

test("opting out during a lessor request holds, whatever the response", async () => {
  const customer = await aCustomer(leases.shop.api);
  const [lease, control] = [await leased(customer), await leased()];
  await leases.lessors.set({ delayMs: 2_000 });
  await setUuid(lease.leaseId, "00000000-0000-4000-8000-000000000001");
  await wake(lease);
  await untilPolledAgainIn(lease, isClaimed);
  await setReminders(lease, false, customer);
  expect(await waitOf(lease)).toBeNull();
  // A host polls leases in sequence, so that response arrived before this one.
  await pass(control, 6);
  await untilMailed(control);
  expect(await waitOf(lease)).toBeNull();
});

test("opting out and in during a lessor request polls again at once", async () => {
  const customer = await aCustomer(leases.shop.api);
  const lease = await leased(customer);
  await leases.lessors.set({ delayMs: 2_000 });
  await setUuid(lease.leaseId, "00000000-0000-4000-8000-000000000002");
  await pass(lease, 6);
  await untilPolledAgainIn(lease, isClaimed);
  await setReminders(lease, false, customer);
  await setReminders(lease, true, customer);
  // This refusal would otherwise delay the poll until tomorrow.
  await setUuid(lease.leaseId, lease.uuid);
  await leases.lessors.set({ delayMs: 0 });
  await untilMailed(lease);
  expect(await mailsOf(lease)).toHaveLength(1);
});
