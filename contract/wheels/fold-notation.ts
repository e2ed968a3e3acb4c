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
  // As P it begins a size or is a rating, between ratio and rim it is typed for R: see below.
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
  return (
    text
      .normalize("NFKC")
      .toUpperCase()
      .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, "")
      .replace(/(\d ?)Р(?= ?\d{2})/g, "$1R")
      .replace(/[АВСЕНКМОРТУХ×✕★☆]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      // A decimal comma (11R22,5), not one before an index (225/65R17,102H).
      .replace(/(\d),(?=(?:\d|[0257][05])(?!\d)(?![ABCE-KMNPQS-WYZ]))/g, "$1.")
      .replace(/\s+/g, " ")
      .trim()
  );
}
