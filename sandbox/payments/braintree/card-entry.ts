/** Validates typed card fields. */
import { fields, text } from "../read-fields";

interface CardProblem {
  readonly field: "number" | "expirationDate" | "cvv";
  readonly message: string;
}

type CardEntry = { readonly value: { readonly number: string } } | { readonly problem: CardProblem };

/** @param body {number, expirationDate: "MM/YY", cvv} */
export function readCardEntry(body: unknown, now = new Date()): CardEntry {
  const entry = fields(body);
  const number = (text(entry["number"]) ?? "").replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return { problem: { field: "number", message: "Enter a valid card number." } };
  }
  if (!isInFuture(text(entry["expirationDate"]) ?? "", now)) {
    return { problem: { field: "expirationDate", message: "Enter the expiration month and year." } };
  }
  const cvvLength = /^3[47]/.test(number) ? 4 : 3;
  if (!new RegExp(`^\\d{${cvvLength}}$`).test(text(entry["cvv"]) ?? "")) {
    return { problem: { field: "cvv", message: `Enter the ${cvvLength}-digit security code.` } };
  }
  return { value: { number } };
}

export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid through the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (!match) return false;
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])];
  return month >= 1 && month <= 12 && new Date(Date.UTC(year, month, 1)) > now;
}
