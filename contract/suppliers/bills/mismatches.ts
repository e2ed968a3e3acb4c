/** Mismatches between a supplier's bill and the orders placed with the supplier (SUPPLIER-2). */
export const BILL_MISMATCH_LABELS = {
  UNKNOWN_ORDER: "Unknown order",
  NOT_IN_ORDER: "Item not in the order",
  CANCELED: "Canceled or refused, but billed",
  BILLED_TWICE: "Billed twice",
  TOO_MANY: "More units than ordered",
  PRICE: "Price differs",
} as const;
export type BillMismatch = keyof typeof BILL_MISMATCH_LABELS;
export const BILL_MISMATCHES = Object.keys(BILL_MISMATCH_LABELS) as readonly BillMismatch[];
