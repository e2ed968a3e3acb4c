/** Labels of an order's payment in the list. */
import type { PaymentMethod } from "#contract/payments/methods";
import { LABELS } from "#contract/messages";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";

const { GOOGLE_PAY, KLARNA, COINBASE, CRYPTO } = VENDOR_METHODS;
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  // Short, as on the order itself: the column is narrow.
  CARD: "Card",
  GOOGLE_PAY: GOOGLE_PAY.label,
  KLARNA: KLARNA.label,
  COINBASE: COINBASE.label,
  CRYPTO: CRYPTO.label,
  LEASE: LABELS.leaseCredit,
};
