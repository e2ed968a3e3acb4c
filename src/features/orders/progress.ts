/** How far an order has come, as its customer is told (ORDER-16). */
import {
  STATUS_LOOKS,
  UNDONE_STATUSES,
  type DeliveryType,
  type ItemStatus,
  type OrderStatus,
} from "#contract/orders";
import type { WholeOrderFragment } from "#contract/graphql/generated";

export type StepState = "done" | "current" | "to come";

export interface ProgressStep {
  readonly label: string;
  readonly state: StepState;
}

type Facts = Pick<WholeOrderFragment, "status" | "deliveryType"> & {
  readonly items: readonly { readonly status: ItemStatus }[];
};

const BEGINNING = ["Ordered", "Paid", "Preparing"];
const ENDINGS: Readonly<Record<DeliveryType, readonly ItemStatus[]>> = {
  DELIVERY_SHIPPING: ["SHIPPED", "DELIVERED"],
  DELIVERY_PICKUP: ["READY_TO_PICKUP", "PICKUPED"],
};

/** Steps that are done when the order has this status; its items may be further. */
const DONE_STEPS: Readonly<Record<OrderStatus, number>> = {
  PENDING_PAYMENT: 1,
  PAYMENT_FAILED: 1,
  LOAN_IN_PROCESS: 1,
  PENDING_ESIGNATURE: 1,
  PAYMENT_RECEIVED: 2,
  PENDING_REVIEW: 2,
  PENDING_FULFILMENT: 2,
  CONFIRMED_BY_SUPPLIER: 3,
  COMPLETED: 4,
  CANCELLED: 0,
  CANCELLED_BY_SUPPLIER: 0,
  RETURNED: 0,
};
const DEAD: readonly ItemStatus[] = ["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED"];
const THERE: readonly ItemStatus[] = ["DELIVERED", "PICKUPED"];
const ON_THE_WAY: readonly ItemStatus[] = ["SHIPPED", "READY_TO_PICKUP", ...THERE];

/** @returns null for an order that came to nothing or came back: it goes no further */
export function progressOf({ status, deliveryType, items }: Facts): readonly ProgressStep[] | null {
  if (UNDONE_STATUSES.includes(status)) return null;
  const live = items.map((item) => item.status).filter((one) => !DEAD.includes(one));
  const areAll = (among: readonly ItemStatus[]) =>
    live.length > 0 && live.every((one) => among.includes(one));
  const done = areAll(THERE) ? 5 : areAll(ON_THE_WAY) ? 4 : DONE_STEPS[status];
  const labels = [...BEGINNING, ...ENDINGS[deliveryType].map((one) => STATUS_LOOKS[one].label)];
  return labels.map((label, at) => ({
    label,
    state: at < done ? "done" : at === done ? "current" : "to come",
  }));
}
