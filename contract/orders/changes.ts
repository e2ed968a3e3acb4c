/** Inputs of order changes by customers and staff. */
import * as yup from "yup";
import { CART_LIMITS } from "../cart/cart";
import { calendarDay } from "../fields/calendar-day";
import { text, textLine, UUID_PATTERN } from "../fields/fields";
import { ruleOfChange, type ItemChange } from "./item-changes";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { centsOf, formatMoney, type Cents } from "../money/money";
import { NOTE_TYPES, UNDONE_STATUSES, type OrderStatus } from "./orders";

const { noteLength, shippingDays } = LIMITS.orders;
const { reasonLength } = LIMITS.lists;
const { orders, validation } = MESSAGES;

const reason = () => text(reasonLength, orders.reasonTooLong);

export const cancelInput = yup.object({ reason: reason().nullable() });

/** True if a move releases an order from the fraud hold (ORDER-47). */
export function isRelease(from: OrderStatus, to: OrderStatus): boolean {
  return from === "PENDING_REVIEW" && to === "PENDING_FULFILMENT";
}

/**
 * True if a move holds an order that had passed the fraud check; only the check makes this move (FRAUD-3).
 */
export function isHeldAgain(from: OrderStatus, to: OrderStatus): boolean {
  return from === "PENDING_FULFILMENT" && to === "PENDING_REVIEW";
}

/**
 * Status change of an order by staff.
 * @param from omitted if known only after the order is locked
 */
export function moveInput(to: OrderStatus, from?: OrderStatus) {
  const isNeeded = UNDONE_STATUSES.includes(to) || (from !== undefined && isRelease(from, to));
  return yup.object({ reason: isNeeded ? reason().required(orders.reason) : reason().nullable() });
}

export const noteInput = yup.object({
  type: yup.string().oneOf(NOTE_TYPES, validation.unexpected).required(),
  note: text(noteLength).required(orders.note),
});

const itemIds = () =>
  yup
    .array(yup.string().matches(UUID_PATTERN, validation.unexpected).required())
    .min(1, orders.noItems)
    .max(CART_LIMITS.lines, validation.unexpected)
    .required();

/** Lines with the number of affected units. */
const quantities = () =>
  yup
    .array(
      yup
        .object({
          itemId: yup.string().matches(UUID_PATTERN, validation.unexpected).required(),
          quantity: yup.number().integer(orders.pieces).min(1, orders.pieces).required(orders.pieces),
        })
        .required(),
    )
    .transform((value: unknown) => value ?? [])
    .max(CART_LIMITS.lines, validation.unexpected)
    .default([]);

/** Date of the event; default today. Allows tomorrow in UTC, which is today in Asia. */
const occurredOn = () =>
  calendarDay(orders.occurredOn, (ago) => ago >= -1 && ago <= shippingDays)
    .nullable()
    .default(null);

/** Items and tracking of a parcel. */
export const shipmentInput = yup.object({
  itemIds: itemIds(),
  quantities: quantities(),
  carrier: textLine(60).required(orders.carrier),
  trackingNumber: textLine(60).required(orders.trackingNumber),
  /** Null for the carrier's tracking page, if known. */
  trackingUrl: textLine(500)
    .test("address", orders.trackingUrl, (value) => !value || (URL.canParse(value) && /^https:/.test(value)))
    .nullable()
    .default(null),
  date: occurredOn(),
});
export type Shipment = yup.InferType<typeof shipmentInput>;

/** Input of every item change except a shipment. */
export function itemChangeInput(change: ItemChange) {
  const { isReasonNeeded } = ruleOfChange(change);
  return yup.object({
    itemIds: itemIds(),
    quantities: quantities(),
    date: occurredOn(),
    reason: isReasonNeeded ? reason().required(orders.reason) : reason().nullable(),
  });
}

/** Idempotency key of a mutation that may be sent twice. */
export const changeKey = yup
  .string()
  .matches(/^[\w-]{8,64}$/, "idempotencyKey must be 8 to 64 letters or digits")
  .required();

export const buyAgainInput = yup.object({ idempotencyKey: changeKey });

/** The API takes cents. The refundable maximum is known only once the order is locked. */
export const refundCall = yup.object({
  amount: yup.number().min(1, orders.refundAmount).required(),
  reason: reason().required(orders.reason),
  idempotencyKey: changeKey,
});

/** A refund that staff made at the payment vendor. */
export const manualRefundInput = yup.object({
  reference: textLine(reasonLength, orders.reasonTooLong).required(orders.refundReference),
});

/** @param maxCents paid minus already refunded */
export function refundInput(maxCents: Cents) {
  return yup.object({
    amount: text(20)
      .required(orders.refundAmount)
      .test("amount", orders.refundAmount, (value) => centsOf(value) > 0)
      .test("most", orders.refundTooMuch(formatMoney(maxCents)), (value) => !(centsOf(value) > maxCents)),
    reason: reason().required(orders.reason),
  });
}

/** Items of a previewed change. */
export const previewedQuantities = yup.object({ quantities: quantities() });
