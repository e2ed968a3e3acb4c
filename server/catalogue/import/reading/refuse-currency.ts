/** Refuses a file that names another currency for all its prices, outside its records. */
import { foreignCurrencyIn } from "../cleaning/read-values";
import { foreignCurrencyOf } from "../cleaning/read-currency";
import { RecordFields } from "../cleaning/record-fields";
import { UnusableFileError } from "./record-format";

/** "All prices in EUR", "Currency: EUR". Other words in capitals may be codes by chance. */
const IN_TITLE = /\b(?:in|currency:?)\s+([A-Z]{3}|[€£¥₹]|euros?)(?![A-Za-z])/i;

/** @throws UnusableFileError for the title line of a table that names another currency */
export function refuseTitle(file: string, title: string): void {
  const [, named = ""] = /price|currency|amount/i.test(title) ? (IN_TITLE.exec(title) ?? []) : [];
  const code = /^euros?$/i.test(named) ? "EUR" : named;
  if (code === code.toUpperCase()) refuse(file, foreignCurrencyOf(`${code} 1`));
}

/** Wrappers and metadata are objects in the envelope. */
const MAX_DEPTH = 2;

/** @throws UnusableFileError for the fields around a list of records, if they name another currency */
export function refuseEnvelope(file: string, envelope: unknown, depth = 0): void {
  if (typeof envelope !== "object" || envelope === null || Array.isArray(envelope)) return;
  refuse(file, foreignCurrencyIn(new RecordFields(envelope)));
  if (depth === MAX_DEPTH) return;
  for (const value of Object.values(envelope)) refuseEnvelope(file, value, depth + 1);
}

function refuse(file: string, currency: string | null): void {
  if (currency === null) return;
  throw new UnusableFileError(`${file} was not imported: its prices are in ${currency}, not in US dollars.`);
}
