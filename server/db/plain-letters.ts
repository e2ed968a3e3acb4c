/** Names in the letters people type for them (STAFF-3). */

/** Letters that Unicode does not take apart into a letter and its mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...{ ə: "e", ɛ: "e", ɔ: "o", æ: "ae", œ: "oe", ß: "ss", þ: "th", ς: "σ" },
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "gu");

/** What people type and print as an apostrophe, a glottal stop (ʻokina) or a soft sign. */
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽʾʿˈꞌ＇]/gu;

/** José → jose, Đặng → dang, Strauß → strauss, Kaʻahumanu → kaahumanu */
export function plainLetters(text: string): string {
  return text
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter]!);
}

/** O’Brien-Núñez → [[O, Brien], [Núñez]]: words as they were written, in parts where an apostrophe stands. */
export function wordParts(text: string): string[][] {
  return text
    .replace(APOSTROPHES, "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((word) => word.split("'").filter(Boolean))
    .filter((parts) => parts.length > 0);
}
