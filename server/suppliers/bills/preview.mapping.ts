/** The preview of a bill file: totals of its bills, and its first lines with mismatches (SUPPLIER-1). */
import { BILL_LIMITS, type BillPreview } from "#contract/suppliers/bills/bills";
import type { FileBill } from "./bill-file.rules";
import type { FileLine } from "./bill-line.rules";
import type { Verdict } from "./matching.rules";

type JudgedLine = FileLine & Verdict;

/** @param lines of all bills, in the order of the file */
export function previewOf(bills: readonly FileBill[], lines: readonly JudgedLine[]): BillPreview {
  const totals = new Map(
    bills.map(({ number, day }) => [
      number.toLowerCase(),
      { number, day, lines: 0, expected: 0, billed: 0, mismatches: 0 },
    ]),
  );
  for (const { number, cents, expectedCents, mismatches } of lines) {
    const bill = totals.get(number.toLowerCase())!;
    bill.lines += 1;
    bill.billed += cents;
    bill.expected += expectedCents;
    bill.mismatches += mismatches.length;
  }
  const mismatched = lines.filter(({ mismatches }) => mismatches.length > 0);
  return {
    bills: [...totals.values()],
    lines: mismatched.slice(0, BILL_LIMITS.previewLines).map((line) => ({
      line: line.line,
      number: line.number,
      orderNumber: line.orderNumber,
      sku: line.sku,
      units: line.units,
      billed: line.cents,
      expected: line.expectedCents,
      mismatches: [...line.mismatches],
    })),
    mismatched: mismatched.length,
  };
}
