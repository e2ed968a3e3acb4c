/** Staff's actions on signed leased orders, and the state of their leases afterwards. */
import { aCustomer, type TestUser } from "../people/accounts";
import { type LeaseRow, type openSignedLeases, type SignedLease } from "./signed-leases";
import { waitFor } from "../hosts/wait-for";

export type SignedLeases = Awaited<ReturnType<typeof openSignedLeases>>;

const PARCEL = { carrier: "UPS", trackingNumber: "1Z-LEASED" };

/** @param admin makes the calls */
export function leaseAdmin(leases: SignedLeases, admin: TestUser) {
  const signed = async (paidOtherwiseCents = 0, isPreApproval = true) =>
    leases.signed(await aCustomer(leases.shop.api), paidOtherwiseCents, isPreApproval);
  const orderOf = async ({ orderId }: SignedLease) =>
    (
      await leases.shop.query<{ order: { id: string; revision: number; status: string } }>(
        `{ order: getOrder(orderId: "${orderId}") { id revision status } }`,
        {},
        admin.bearer,
      )
    ).order;
  const ship = async (
    lease: SignedLease,
    itemIds: readonly string[],
    trackingNumber = PARCEL.trackingNumber,
  ) => leases.staffActions(() => admin).ship(await orderOf(lease), { ...PARCEL, trackingNumber, itemIds });
  const changeItems = async (lease: SignedLease, status: string, itemIds: readonly string[]) => {
    const change = { itemIds, status, reason: "As asked" };
    const changed = await leases.staffActions(() => admin).changeItems(await orderOf(lease), change);
    if (!changed.success) throw new Error(changed.message);
    return changed;
  };
  const until = (lease: SignedLease, isGood: (row: LeaseRow) => boolean) =>
    waitFor(async () => {
      const row = await leases.rowOf(lease);
      return isGood(row) ? row : null;
    });
  return {
    signed,
    orderOf,
    ship,
    changeItems,
    until,
    funded: (lease: SignedLease) => until(lease, ({ state }) => state === "FUNDED"),
    async delivered(lease: SignedLease): Promise<void> {
      await ship(lease, lease.itemIds);
      await changeItems(lease, "DELIVERED", lease.itemIds);
    },
    /** The entries about a lease in its order's history, oldest first. */
    summariesOf: async (lease: SignedLease) =>
      (await leases.shop.historyOf({ order: { id: lease.orderId }, orderKey: null }))
        .filter(({ type, summary }) => type === "LEASE_DETAILS_UPDATED" || summary.startsWith("The lessor "))
        .map(({ summary }) => summary),
  };
}
