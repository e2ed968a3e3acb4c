/** Tabs of the lists of supplier bills. */
import { countOf, type Page } from "#contract/fields/page";
import type { BillList, BillRow } from "#contract/suppliers/bills/bills";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";

/** A pseudo list: shipped orders without a bill. */
export const UNBILLED = "UNBILLED";

/** @param bills undefined: without counts */
export function billTabs(bills?: Page<BillRow, BillList>) {
  return {
    name: "Bills by status",
    keepsEmpty: true,
    tabs: [
      { show: "", label: "All bills", count: countOf(bills, "ALL") },
      { show: "MISMATCHED", label: BILL_LABELS.withMismatches, count: countOf(bills, "MISMATCHED") },
      { show: UNBILLED, label: BILL_LABELS.unbilled, count: null },
      { show: "REMOVED", label: "Removed", count: countOf(bills, "REMOVED") },
    ],
  };
}
