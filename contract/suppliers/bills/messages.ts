/** Messages and labels of supplier bills, apart from contract/messages.ts, which every page loads. */
import { countWords } from "../../fields/count-words";

export const SUPPLIER_BILL_MESSAGES = {
  supplier: "Please choose a supplier",
  /** @param size "700 KB" */
  fileTooLarge: (size: string) => `Please choose a file of at most ${size}`,
  missing: "This bill doesn't exist.",
  lineMissing: "This line doesn't exist.",
  recorded: "Bills recorded.",
  settled: "Mismatches settled.",
  removed: "Bill removed.",
  /** @param columns "bill number, SKU" */
  columnsMissing: (columns: string) =>
    `The file has no header line with ${columns}. Add the header line and try again.`,
  noLines: "The file has no bill lines.",
  tooManyLines: (max: number) =>
    `The file has more than ${max.toLocaleString("en-US")} lines. Split it and try again.`,
  /** @param problems "Line 3: …" of the first lines */
  badLines: (problems: readonly string[], others: number) =>
    `${problems.join(" ")}${others > 0 ? ` ${countWords(others, "more line")} can't be read.` : ""}`,
  sameFile: (name: string) => `This file is already recorded as ${name}.`,
  /** @param numbers "A-1, A-2" */
  sameBill: (numbers: string) => `These bills of the supplier are already recorded: ${numbers}.`,
} as const;

/** Why a line of a bill file cannot be read. */
export const BILL_LINE_PROBLEMS = {
  quotes: "its quotes are unclosed.",
  cells: "it has more cells than the header. Put quotes around texts with a separator.",
  number: "the bill number is missing or too long.",
  day: "the bill date isn't a day up to today.",
  days: "the bill has two dates.",
  order: "the order number is missing or too long.",
  sku: "the SKU is missing or too long.",
  quantity: "the quantity isn't a whole number above 0.",
  amount: "the amount isn't a price of 0 or more.",
} as const;
export type BillLineProblem = keyof typeof BILL_LINE_PROBLEMS;

/** Labels of supplier bills, on screens and in reports. */
export const BILL_LABELS = {
  bills: "Supplier bills",
  bill: "Supplier bill",
  record: "Record bills",
  lines: "Lines",
  withMismatches: "With mismatches",
  number: "Bill number",
  day: "Bill date",
  order: "Order",
  orderNumber: "Supplier's order number",
  sku: "SKU",
  units: "Units",
  supplier: "Supplier",
  unbilled: "Not billed yet",
  billed: "Billed",
  expected: "Expected cost",
  difference: "Difference",
  mismatches: "Mismatches",
  unknownOrder: "Billed without an order",
} as const;
