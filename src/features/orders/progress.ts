/** Progress of an order as shown to its customer (ORDER-16). */
import { isAtStage, isRemoved, type ItemStatus } from "#contract/orders/item-statuses";
import { isLeaseState, LEASE_ACTIVE } from "#contract/leases/statuses";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { STATUS_LOOKS, UNDONE_STATUSES, type DeliveryType } from "#contract/orders/orders";
import type { WholeOrderFragment } from "#contract/graphql/generated";

export type StepState = "done" | "current" | "to come";

export interface ProgressStep {
  readonly label: string;
  readonly state: StepState;
}

type Facts = Pick<WholeOrderFragment, "status" | "deliveryType" | "total"> & {
  readonly leaseDetails: Pick<
    NonNullable<WholeOrderFragment["leaseDetails"]>,
    "leaseState" | "leasedAmount"
  > | null;
  readonly items: readonly { readonly status: ItemStatus }[];
};

const ENDINGS: Readonly<Record<DeliveryType, readonly ItemStatus[]>> = {
  DELIVERY_SHIPPING: ["SHIPPED", "DELIVERED"],
  DELIVERY_PICKUP: ["READY_TO_PICKUP", "PICKUPED"],
};

/** @returns null for a cancelled, failed or returned order, which has no further progress */
export function progressOf(order: Facts): readonly ProgressStep[] | null {
  const { status, deliveryType, items } = order;
  if (UNDONE_STATUSES.includes(status)) return null;
  const live = items.map((item) => item.status).filter((itemStatus) => !isRemoved(itemStatus));
  const areAll = (...stages: Parameters<typeof isAtStage>[1][]) =>
    live.length > 0 && live.every((itemStatus) => isAtStage(itemStatus, ...stages));
  const { step } = ORDER_STATUS_ROWS[status];
  const done = areAll("received") ? 5 : areAll("ready", "shipped", "received") ? 4 : step;
  const labels = [
    "Ordered",
    settlingOf(order).done,
    "Preparing",
    ...ENDINGS[deliveryType].map((itemStatus) => STATUS_LOOKS[itemStatus].label),
  ];
  return labels.map((label, at) => ({
    label,
    state: at < done ? "done" : at === done ? "current" : "to come",
  }));
}

const SETTLINGS = {
  paid: { done: "Paid", beforehand: "it's paid" },
  signed: { done: "Lease signed", beforehand: "the lease is signed" },
  both: { done: "Paid and signed", beforehand: "it's paid and signed" },
} as const;

/** A lease is signed, not paid: its payments start later. Part of the order may be paid another way. */
export function settlingOf({ leaseDetails: lease, total }: Pick<Facts, "leaseDetails" | "total">) {
  if (!lease || !isLeaseState(lease.leaseState) || !LEASE_ACTIVE.includes(lease.leaseState)) {
    return SETTLINGS.paid;
  }
  return SETTLINGS[lease.leasedAmount > 0 && lease.leasedAmount < total ? "both" : "signed"];
}
