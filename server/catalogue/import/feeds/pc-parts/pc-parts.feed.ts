/**
 * Lists of PC parts: one flat record a part, its kind in `_file`, what it can do in fields of its own. There is no
 * sku, so what tells a part from all others makes one: everything but its price.
 */
import { createHash } from "node:crypto";
import { RejectedRecord } from "../../cleaning/read-values";
import { GENERIC } from "../generic/generic.feed";
import { readProduct } from "../generic/read-product";
import type { Feed } from "../feed.port";

interface Part {
  readonly _file: string;
  readonly name: string;
  readonly price?: unknown;
}

const PRICE_FIELDS = new Set(["price", "price_per_gb"]);
/** Kinds by the name of their list; the others are parts to build in, which the shop does not sell. */
const CATEGORY_RULES = {
  monitor: "computer-monitors",
  headphones: "headphones",
  speakers: "bookshelf-speakers",
  "wired-network-card": "networking-wireless",
  "wireless-network-card": "networking-wireless",
} as const;
const UNITS: Readonly<Record<string, string>> = {
  screen_size: "inches",
  refresh_rate: "Hz",
  response_time: "ms",
  wattage: "watts",
};

function isPart(record: unknown): record is Part {
  if (typeof record !== "object" || record === null) return false;
  const { _file: kind, name } = record as Partial<Part>;
  return typeof kind === "string" && /^[a-z-]{1,40}$/.test(kind) && typeof name === "string";
}

function skuOf(part: Part): string {
  const facts = Object.entries(part).filter(([field]) => !PRICE_FIELDS.has(field));
  const hash = createHash("md5").update(JSON.stringify(facts.sort())).digest("hex");
  return `${part._file}-${hash.slice(0, 12)}`;
}

export const PC_PARTS: Feed = {
  ...GENERIC,
  usedFields: null,
  categoryRules: CATEGORY_RULES,
  pricesOf: (record) => GENERIC.pricesOf({ price: (record as Part).price }),
  skuOf: (record) => (isPart(record) ? skuOf(record) : undefined),
  readProduct: (record) => {
    if (!isPart(record)) throw new RejectedRecord("the type or name is missing");
    const { _file: kind, name, price, ...facts } = record;
    const attributes = Object.entries(facts).map(([field, value]) => ({
      name: titleOf(field),
      value: textOf(field, value),
    }));
    return readProduct({ sku: skuOf(record), name, price, categoryPath: [kind], attributes });
  },
};

/** screen_size becomes Screen Size. */
function titleOf(field: string): string {
  return field.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function textOf(field: string, value: unknown): unknown {
  if (field === "resolution" && Array.isArray(value)) return value.join(" x ");
  const unit = UNITS[field];
  return unit && typeof value === "number" ? `${value} ${unit}` : value;
}
