/** What staff gave back by person and day, for staff with audit.read (STAFF-13). */
import * as yup from "yup";
import { auditDays } from "../audit/schema";
import { email } from "../fields/fields";
import { MESSAGES } from "../messages";

/**
 * Why a member of the staff gave money back. BULK is what many orders were allowed to give back at once, at most, and
 * IN_BULK what one of them did. BY_HAND is money that was owed already and left by a person's hand.
 */
export const BACK_KINDS = [
  "REFUND",
  "CANCELLATION",
  "RETURN",
  "CORRECTION",
  "BY_HAND",
  "BULK",
  "IN_BULK",
] as const;
export type BackKind = (typeof BACK_KINDS)[number];

export const refundedQuery = yup.object({
  /** Only what this user did. */
  username: email(MESSAGES.validation.unexpected).optional(),
  ...auditDays(),
});
export type RefundedQuery = yup.InferType<typeof refundedQuery>;

export const refundedAnswer = yup.object({
  days: yup
    .array(
      yup.object({
        username: yup.string().defined(),
        /** YYYY-MM-DD, UTC. */
        day: yup.string().required(),
        /** All of it. */
        cents: yup.number().required(),
        refundCents: yup.number().required(),
        /** Of cancelled orders and items. */
        cancelledCents: yup.number().required(),
        /** Returns and corrections. */
        otherCents: yup.number().required(),
        /** Changes that gave something back. */
        changes: yup.number().required(),
      }),
    )
    .required(),
  totalCents: yup.number().required(),
  refundCents: yup.number().required(),
  cancelledCents: yup.number().required(),
  otherCents: yup.number().required(),
});
export type RefundedDay = yup.InferType<typeof refundedAnswer>["days"][number];
