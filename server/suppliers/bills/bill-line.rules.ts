/** Reads one line of a bill file (SUPPLIER-1). */
import { centsOf } from "#contract/money/money";
import type { BillLineProblem } from "#contract/suppliers/bills/messages";
import { daysSince } from "#contract/time/days";
import { BILL_LIMITS } from "#contract/suppliers/bills/bills";
import type { BillColumn, BillColumns } from "./bill-columns.rules";

const { fieldLength, units, maxCents } = BILL_LIMITS;

export interface FileLine {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly number: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly orderNumber: string;
  readonly sku: string;
  readonly units: number;
  /** Cents of all units. */
  readonly cents: number;
}

/** @returns the problem of a line that cannot be read; null for a line without bill, order and SKU, as a total */
export function readBillLine(
  line: number,
  cells: readonly string[],
  columns: BillColumns,
): FileLine | BillLineProblem | null {
  const cell = (column: BillColumn) => cells[columns.get(column) ?? -1]?.trim() ?? "";
  const [number, orderNumber, sku] = [cell("number"), cell("order"), cell("sku")];
  if (number + orderNumber + sku === "") return null;
  const day = dayOf(cell("day"));
  const quantity = unitsOf(cell("quantity"));
  if (!isName(number)) return "number";
  if (day === null) return "day";
  if (!isName(orderNumber)) return "order";
  if (!isName(sku)) return "sku";
  if (quantity === null) return "quantity";
  const cents = amountOf(cell("amount"), cell("price"), quantity);
  if (cents === null) return "amount";
  return { line, number, day, orderNumber, sku, units: quantity, cents };
}

function isName(text: string): boolean {
  return text !== "" && text.length <= fieldLength && !/\p{Cc}/u.test(text);
}

/** Reads 2026-11-03 and 11/3/2026. Null for any other text, and for days before 2000 and after today. */
function dayOf(text: string): string | null {
  const [, month = "", date = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const day = year === "" ? text : `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(day)) return null;
  const ago = daysSince(day);
  return ago !== null && ago >= 0 ? day : null;
}

function unitsOf(text: string): number | null {
  const count = /^\d{1,6}(?:\.0{1,4})?$/.test(text) ? Number(text) : 0;
  return count > 0 && count <= units ? count : null;
}

/** The amount of the line; without one, its units at their price. */
function amountOf(amount: string, price: string, quantity: number): number | null {
  const cents = amount === "" ? centsOf(price) * quantity : centsOf(amount);
  return Number.isSafeInteger(cents) && cents <= maxCents ? cents : null;
}
