/** Normalizes spellings in feeds and searches: full-width and Cyrillic letters, ×, commas, dashes, case. */

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  // As P it starts a size or is a rating; between ratio and rim it replaces R: see below.
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
      // A decimal comma (11R22,5), but not a comma before an index (225/65R17,102H).
      .replace(/(\d),(?=(?:\d|[0257][05])(?!\d)(?![ABCE-KMNPQS-WYZ]))/g, "$1.")
      .replace(/\s+/g, " ")
      .trim()
  );
}
