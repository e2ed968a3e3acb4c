/** Returns that customers request themselves (ORDER-51). */
import * as yup from "yup";
import { PROMISES } from "../../checkout/promises";
import { MESSAGES } from "../../messages";
import { addDays, shopDay } from "../../time/days";
import { changeKey } from "../changes";
import { orderAccessFields } from "../link";

const { orderReturns, validation } = MESSAGES;

/** In display order. */
export const RETURN_REASON_WORDS = {
  NOT_NEEDED: "No longer needed",
  DAMAGED: "Arrived damaged",
  DEFECTIVE: "Doesn't work",
  WRONG_ITEM: "Wrong item",
  NOT_AS_DESCRIBED: "Not as described",
} as const;
export type ReturnReason = keyof typeof RETURN_REASON_WORDS;
export const RETURN_REASONS = Object.keys(RETURN_REASON_WORDS) as readonly ReturnReason[];

/** Receiving a return refunds it; staff cancel one that never arrives. */
export const RETURN_STATE_WORDS = {
  REQUESTED: "Return requested",
  RECEIVED: "Return received",
  CANCELLED: "Return canceled",
} as const;
export type ReturnState = keyof typeof RETURN_STATE_WORDS;

/** The last shop day on which an item can be returned, YYYY-MM-DD. @param deliveredAt ISO 8601 */
export function lastReturnDay(deliveredAt: string): string {
  return addDays(shopDay(new Date(deliveredAt)), PROMISES.returnDays);
}

/** "EF-7K2M9QXA-R1". @param position of the return in its order, from 1 */
export function returnNumber(orderNumber: string, position: number): string {
  return `${orderNumber}-R${position}`;
}

const MAX_LINES = 500;
const itemId = () => yup.string().typeError(validation.unexpected).uuid(validation.unexpected).required();

export const returnReason = () =>
  yup.string().oneOf(RETURN_REASONS, orderReturns.reason).required(orderReturns.reason);

export const returnInput = yup.object({
  items: yup
    .array(yup.object({ itemId: itemId(), quantity: yup.number().integer().min(1).required() }))
    .min(1, orderReturns.noItems)
    .max(MAX_LINES, validation.unexpected)
    .required(orderReturns.noItems)
    .test(
      "once",
      validation.unexpected,
      (items) => new Set(items.map((item) => item.itemId)).size === items.length,
    ),
  reason: returnReason(),
  idempotencyKey: changeKey,
});
export type ReturnRequest = yup.InferType<typeof returnInput>;

/** A return of an order, for its label. */
export const returnAccessInput = yup.object({ ...orderAccessFields, returnId: itemId() });

/** The form of a return, as a customer fills it in. */
export const returnForm = yup.object({
  itemIds: yup.array(yup.string().required()).min(1, orderReturns.noItems).required(orderReturns.noItems),
  reason: returnReason(),
});
