/** Converts names to the letters people type for them (STAFF-3). */

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ə: "e",
  ɛ: "e",
  ɔ: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ς: "σ",
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "gu");

/** Characters typed or printed as an apostrophe, a glottal stop (ʻokina) or a soft sign. */
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽʾʿˈꞌ＇]/gu;

/** Converts José to jose, Đặng to dang, Strauß to strauss, Kaʻahumanu to kaahumanu. */
export function plainLetters(text: string): string {
  return text
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter]!);
}

/** Splits O’Brien-Núñez into [[O, Brien], [Núñez]]: words in original spelling, split at apostrophes. */
export function wordParts(text: string): string[][] {
  return text
    .replace(APOSTROPHES, "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((word) => word.split("'").filter(Boolean))
    .filter((parts) => parts.length > 0);
}
