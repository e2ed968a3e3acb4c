/** Unique names and numbers of demo products. */
import type { DemoBrand } from "./demo-brands";
import type { Kind } from "./demo-kind";

/** Model numbering schemes; `n` increases with the tier and then with the generation. */
const NUMBERINGS: readonly ((n: number) => string)[] = [
  (n) => String(300 + 20 * n),
  (n) => String(3 + n),
  (n) => `X${40 + 5 * n}`,
  (n) => String(1100 + 50 * n),
  (n) => `S${2 + n}`,
];

const SEQUELS = ["", " II", " III", " IV", " V"];

/**
 * Designation of model `n` of a brand in a kind, such as "AirFold 340" or, for kinds with titles, "Hollow
 * Frontier II". Unique per `n`.
 */
export function designation(kind: Kind, brandPosition: number, brandIndex: number, n: number): string {
  if (kind.titles.length > 0) return title(kind, brandIndex, n);
  const series = kind.series[brandIndex] ?? kind.series[0];
  const numbering = NUMBERINGS[brandPosition % NUMBERINGS.length] ?? String;
  return `${series} ${numbering(n)}`;
}

function title(kind: Kind, brandIndex: number, n: number): string {
  const { series: first, titles: second } = kind;
  const pairs = first.length * second.length;
  const place = (n * 11 + brandIndex * 5) % pairs;
  const sequel = Math.floor(n / pairs);
  // Walking both lists at once prevents neighbors from sharing a word.
  const row = place % first.length;
  const column = (Math.floor(place / first.length) + row) % second.length;
  return `${first[row]} ${second[column]}${SEQUELS[sequel] ?? ` ${sequel + 1}`}`;
}

/** A model number such as "NRAF340-LC2S": maker, series, number, kind, size and color. */
export function modelNumber(
  brand: DemoBrand,
  kindPosition: number,
  model: string,
  sizeIndex: number,
  color: string,
): string {
  const consonants = brand.name.toUpperCase().replace(/[AEIOU]/g, "");
  const [series = "", ...rest] = model.toUpperCase().split(" ");
  const number = rest.join("").replace(/[^A-Z0-9]/g, "");
  const isTitle = !/\d/.test(number);
  const suffix = `${(kindPosition + 36).toString(36)}${sizeIndex}${color.slice(0, 1)}`.toUpperCase();
  return `${consonants.slice(0, 3)}${series.slice(0, isTitle ? 5 : 3)}${number}-${suffix}`;
}

/** A unique seven-digit number for every index below 999,983; adjacent indexes yield dissimilar numbers. */
export function skuFor(index: number): number {
  return 6_000_000 + ((index * 7_919 + 4_211) % 999_983);
}

/** A UPC-A with a valid check digit, unique for every index below ten million. */
export function upcFor(brandPosition: number, index: number): string {
  const body = `8${String(100 + brandPosition)}${String((index * 7_919 + 12_345) % 10_000_000).padStart(7, "0")}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
