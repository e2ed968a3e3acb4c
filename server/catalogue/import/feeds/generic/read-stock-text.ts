/** Reads a stock text: "12", "20+", "In stock (7)", "sold out". */
import { readFlag, readWhole } from "../../cleaning/read-values";

/** Quantity, or whether there is any; null if unreadable. */
export type Stock = number | boolean | null;

const AVAILABLE = new Set(
  "instock limitedavailability onlineonly available lowstock limitedstock yes true".split(" "),
);
/** Terms for products that cannot be bought now. Preorders and backorders have no delivery date. */
const UNAVAILABLE = new Set([
  ..."outofstock temporarilyoutofstock notinstock nostock notorderable oos preorder presale backorder".split(
    " ",
  ),
  ..."backordered onbackorder onorder discontinued soldout unavailable notavailable comingsoon".split(" "),
  ..."temporarilyunavailable currentlyunavailable none nil zero no false".split(" "),
]);
/** Words beside a number that leave it a number of pieces. */
const BESIDE_PIECES = new Set(
  "in stock instock available only left low limited on hand yes qty quantity pc pcs piece pieces unit units ea each".split(
    " ",
  ),
);
/** A single number: two are a range or a date. */
const FIGURE = /^(\D*)(\d+(?:[.,]\d+)*)(\D*)$/;
/** Before a number: "-3", "(3)" and "<5". */
const NONE_BEFORE = /^\s*[-(]\s*$|[\s:(]-$|<=?\s*$/;

export function stockOfText(text: string): Stock {
  if (/\d/.test(text)) return figureIn(text);
  // "https://schema.org/InStock"
  const word = wordOf(text.split("/").at(-1) ?? "");
  return AVAILABLE.has(word) ? true : UNAVAILABLE.has(word) ? false : (readFlag(text) ?? null);
}

const wordOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** A number of pieces wins over the words beside it; other words make the text unreadable. */
function figureIn(text: string): Stock {
  const [, before = "", figure, after = ""] = FIGURE.exec(text) ?? [];
  if (figure === undefined) return null;
  const beside = `${before} ${after}`;
  if (UNAVAILABLE.has(wordOf(beside))) return false;
  const words = beside.toLowerCase().match(/[a-z]+/g) ?? [];
  const isOfPieces = words.every((word) => BESIDE_PIECES.has(word)) && !/[^\s\w()[\]:<>=+,.-]/.test(beside);
  if (!isOfPieces) return null;
  return NONE_BEFORE.test(before) ? 0 : (readWhole(figure, 0) ?? null);
}
