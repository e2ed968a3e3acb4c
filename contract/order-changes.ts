/** What customers and staff type to change an order. */
import * as yup from "yup";
import { text } from "./fields";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";
import { formatMoney, type Cents } from "./money";

const { noteLength, reasonLength } = LIMITS.orders;
const { orders, validation } = MESSAGES;

/** Kinds of entries staff write into a history themselves (ORDER-9). */
export const NOTE_TYPES = ["CUSTOM_NOTES", "PHONE_CALL", "EMAIL_CONVERSATION"] as const;
export type NoteType = (typeof NOTE_TYPES)[number];

const reason = () => text(reasonLength, orders.reasonTooLong);

export const cancelInput = yup.object({ reason: reason().nullable() });

/** A move to another status. @param isReasonNeeded true where the customer loses something by it */
export function moveInput(isReasonNeeded: boolean) {
  return yup.object({ reason: isReasonNeeded ? reason().required(orders.reason) : reason().nullable() });
}

export const noteInput = yup.object({
  type: yup.string().oneOf(NOTE_TYPES, validation.unexpected).required(),
  note: text(noteLength).required(orders.note),
});

/** "12.5" or "$1,012.50" → cents; NaN for what is no amount. */
export function centsOf(dollars: string): Cents {
  const plain = dollars.replace(/[$,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** @param mostCents what was paid less what went back */
export function refundInput(mostCents: Cents) {
  return yup.object({
    amount: text(20)
      .required(orders.refundAmount)
      .test("amount", orders.refundAmount, (value) => centsOf(value) > 0)
      .test("most", orders.refundTooMuch(formatMoney(mostCents)), (value) => !(centsOf(value) > mostCents)),
    reason: reason().required(orders.reason),
  });
}
