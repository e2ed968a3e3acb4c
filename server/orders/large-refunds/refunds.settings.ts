/** Limits of staff refunds without a second-factor code (ORDER-40). */
import * as yup from "yup";
import { LIMITS } from "#contract/limits";
import { textOf, type SettingsPart, type Variables } from "../../settings";

/** In cents, since the staff member's last code. */
export interface RefundLimits {
  readonly perOrder: number;
  readonly perDay: number;
}

const dollars = () => yup.string().matches(/^\d{1,7}$/, "${path} must be whole dollars");

export const refundSettings: SettingsPart<RefundLimits> = {
  variables: { REFUND_LIMIT_ORDER: dollars(), REFUND_LIMIT_DAY: dollars() },
  read: (values) => ({
    perOrder: centsOf(values, "REFUND_LIMIT_ORDER"),
    perDay: centsOf(values, "REFUND_LIMIT_DAY"),
  }),
};

function centsOf(values: Variables, name: string): number {
  const own = textOf(values, name);
  return own === "" ? LIMITS.orders.maxRefundCents : Number(own) * 100;
}
