/** The arrival date shown to the customer: the same days as in the confirmation email (CATALOGUE-19). */
import { deliveryPromise, deliveryRange, formatDeliveryRange, isOver } from "#contract/checkout/delivery";
import { isAtStage, isRemoved, type ItemStatus } from "#contract/orders/item-statuses";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { UNDONE_STATUSES } from "#contract/orders/orders";
import { settlingOf } from "./progress";

type Facts = Pick<
  WholeOrderFragment,
  "status" | "deliveryType" | "shipState" | "total" | "orderSubmittedDate"
> & {
  readonly leaseDetails: Parameters<typeof settlingOf>[0]["leaseDetails"];
  readonly items: readonly { readonly status: ItemStatus; readonly estimatedDeliveryDate: string | null }[];
  /** Latest first. */
  readonly history: readonly Pick<
    WholeOrderFragment["history"][number],
    "type" | "before" | "after" | "at"
  >[];
};

/** @param day of the carrier, formatted */
export function arrivesBy(day: string): string {
  return `Arrives by ${day}`;
}

/** Orders from this step on are paid or signed. */
const SETTLED_STEP = 2;

/** @returns null when nothing is in transit, or when the carrier has given a day for every item */
export function arrivalOf(order: Facts, now: Date): string | null {
  const { status, deliveryType, shipState, items } = order;
  if (deliveryType !== "DELIVERY_SHIPPING" || UNDONE_STATUSES.includes(status)) return null;
  const open = items.filter((item) => !isRemoved(item.status) && !isAtStage(item.status, "received"));
  if (open.every(({ estimatedDeliveryDate }) => estimatedDeliveryDate)) return null;
  if (ORDER_STATUS_ROWS[status].step < SETTLED_STEP) {
    return `${deliveryPromise(shipState)} after ${settlingOf(order).beforehand}.`;
  }
  const range = deliveryRange(shipState, settledAt(order));
  const days = formatDeliveryRange(range);
  if (!isOver(range, now)) return `Arrives ${days}.`;
  const isLeft = open.every((item) => isAtStage(item.status, "shipped"));
  return `It was due ${days}.${isLeft ? "" : " We're sorry for the delay."}`;
}

/** An order that a supplier dropped starts again on its next release. */
function settledAt({ history, orderSubmittedDate }: Facts): Date {
  const move = history.find(
    ({ type, before, after }) =>
      type === "STATUS_CHANGED" && stepOf(before) < SETTLED_STEP && stepOf(after) >= SETTLED_STEP,
  );
  return new Date(move?.at ?? orderSubmittedDate);
}

function stepOf(status: string | null): number {
  return Object.entries(ORDER_STATUS_ROWS).find(([name]) => name === status)?.[1].step ?? 0;
}
