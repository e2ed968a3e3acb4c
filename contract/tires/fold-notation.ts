/** Brings the spellings of feeds and of people to one: full-width and Cyrillic letters, ×, commas, dashes, case. */

/** Letters of another script that look like ours and are typed for them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Т: "T",
  У: "Y",
  Х: "X",
  "×": "X",
  "✕": "X",
  "★": "*",
  "☆": "*",
};

export function foldNotation(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[АВСЕНКМОРТУХ×✕★☆]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(\d),(?=\d)/g, "$1.")
    .replace(/\s+/g, " ")
    .trim();
}
