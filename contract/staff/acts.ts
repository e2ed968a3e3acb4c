/** Refunds by staff user and day, for staff with audit.read (STAFF-13). */
import * as yup from "yup";
import { auditDays } from "../audit/schema";
import { email } from "../fields/fields";
import { MESSAGES } from "../messages";
import { pageOf } from "../fields/paging";

/**
 * Kinds of refunds by staff. BULK: the maximum a bulk change was allowed to refund; IN_BULK: the refund of
 * one of its orders. BY_HAND: a manual payment of an amount already owed.
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
  /** Only acts of this user. */
  username: email(MESSAGES.validation.unexpected).optional(),
  ...auditDays(),
});
export type RefundedQuery = yup.InferType<typeof refundedQuery>;

export const refundedAnswer = yup.object({
  ...pageOf(
    yup.object({
      username: yup.string().defined(),
      /** YYYY-MM-DD, UTC. */
      day: yup.string().required(),
      /** Total. */
      cents: yup.number().required(),
      refundCents: yup.number().required(),
      /** For canceled orders and items. */
      cancelledCents: yup.number().required(),
      /** Returns and corrections. */
      otherCents: yup.number().required(),
      /** Changes with a refund. */
      changes: yup.number().required(),
    }),
  ),
  totalCents: yup.number().required(),
  refundCents: yup.number().required(),
  cancelledCents: yup.number().required(),
  otherCents: yup.number().required(),
});
export type RefundedDay = yup.InferType<typeof refundedAnswer>["rows"][number];
