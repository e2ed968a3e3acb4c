/**
 * Realistic shopper queries, judged by product facts: category, name, attributes, price. No product is named,
 * so the judgments hold for any feed.
 */
import { readAttributes } from "#contract/attributes/read-attributes";
import type { AttributeKey } from "#contract/attributes/attributes";
import type { TireSize } from "#contract/tires/tire-size";
import { readSizeCode, sizeOfCode } from "#contract/tires/tire-size-code";
import { demoVehicleRecords, type DemoVehicleRecord } from "../../demo/vehicles/demo-vehicles";
import { PEOPLE_ASK } from "./asked-by-people";
import { LINES_ASK } from "./asked-of-lines";
import { HELD_OUT } from "./held-out";
import { HELD_OUT_ELECTRONICS } from "./held-out-electronics";
import { HELD_OUT_LATER } from "./held-out-later";
import { HELD_OUT_SIZES } from "./held-out-sizes";
import { HELD_OUT_VEHICLES } from "./held-out-vehicles";
import { ELECTRONICS } from "./judged-electronics";
import { HOME } from "./judged-home";

/** 3: matches everything requested. 2: a part. 1: only the kind. 0: something else. */
export type Grade = 0 | 1 | 2 | 3;

export interface JudgedProduct {
  readonly categoryId: string | null;
  readonly name: string;
  readonly brand: string;
  readonly brandId?: string | null;
  readonly condition: string;
  /** In cents. */
  readonly cashPrice: number | null;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

export interface JudgedQuery {
  readonly text: string;
  grade(product: JudgedProduct): Grade;
}

type Wish = (product: JudgedProduct) => boolean;

/** Each name of a kind, and the first name with each requirement, before and after it. */
export function queriesByKind(): JudgedQuery[] {
  return [...ELECTRONICS, ...HOME].flatMap(({ in: categories, named, asked, having = {} }) => {
    const query = (text: string, ...says: readonly RegExp[]): JudgedQuery => {
      const patterns = named ? [named, ...says] : says;
      const isSaid = ({ name }: JudgedProduct) => patterns.every((pattern) => pattern.test(name));
      return { text, grade: gradeBy(categories, patterns.length > 0 ? [isSaid] : []) };
    };
    const words = asked.split(", ");
    return [
      ...words.map((word) => query(word)),
      ...Object.entries(having).flatMap(([phrase, says]) => [
        query(`${phrase} ${words[0]!}`, says),
        query(`${words[0]!} ${phrase}`, says),
      ]),
    ];
  });
}

export const queriesOfPeople = () => Object.values(PEOPLE_ASK).flatMap(readTable);

/** Queries by table name. */
export const queriesOfLines = () =>
  Object.entries({
    ...LINES_ASK,
    ...HELD_OUT,
    ...HELD_OUT_VEHICLES,
    ...HELD_OUT_SIZES,
    ...HELD_OUT_ELECTRONICS,
    ...HELD_OUT_LATER,
  }).map(([name, table]) => [name, readTable(table)] as const);

/** Parses the rows of a query table. */
function readTable(table: string): JudgedQuery[] {
  const rows = table.trim().split("\n");
  return rows.map((row) => {
    // A pattern may contain a bar without spaces.
    const [text = "", categories = "", wishes = ""] = row.trim().split(" | ");
    return { text, grade: gradeBy(categories, wishes === "" ? [] : wishes.split(" & ").map(readWish)) };
  });
}

function readWish(text: string): Wish {
  const [, named, vehicle = ""] = /^(fits|drilled|make|tall) (.+)$/.exec(text) ?? [];
  if (named === "tall") return wishToBeTall(Number(vehicle));
  if (named === "make") {
    const wishes = [wishToFit(vehicle), wishToBeDrilled(vehicle)];
    return (product) => wishes.some((isMet) => isMet(product));
  }
  if (named !== undefined) return named === "fits" ? wishToFit(vehicle) : wishToBeDrilled(vehicle);
  const [, key, sign, wanted] = /^([A-Z_]+)([=<>])(.+)$/.exec(text) ?? [];
  if (wanted !== undefined) return wishOf(key as AttributeKey, sign!, wanted);
  const dollars = /^([<>])(\d+)$/.exec(text);
  if (!dollars) {
    const pattern = new RegExp(text, "i");
    return (product) => pattern.test(factsOf(product));
  }
  const cents = Number(dollars[2]) * 100;
  return ({ cashPrice }) =>
    cashPrice !== null && (dollars[1] === "<" ? cashPrice <= cents : cashPrice >= cents);
}

function wishOf(key: AttributeKey, sign: string, wanted: string): Wish {
  const values = new Set(wanted.split(","));
  return (product) => {
    const value = readAttributes(product).get(key);
    if (value === undefined) return false;
    if (sign === "=") return [value].flat().some((one) => values.has(String(one)));
    return sign === "<" ? Number(value) <= Number(wanted) : Number(value) >= Number(wanted);
  };
}

function wishToFit(vehicle: string): Wish {
  const sizes = vehiclesNamed(vehicle).flatMap(({ fitments }) =>
    fitments.map(({ size }) => readSizeCode(size)!),
  );
  return wishOf("TIRE_SIZE", "=", sizes.join(","));
}

function wishToBeDrilled(vehicle: string): Wish {
  return wishOf(
    "BOLT_PATTERN",
    "=",
    vehiclesNamed(vehicle)
      .map(({ boltPattern }) => boltPattern)
      .join(","),
  );
}

/** Tolerates half an inch, as trade names do: an LT285/70R17 of 32.7 inches is called a 33. */
function wishToBeTall(inches: number): Wish {
  return (product) => {
    const code = readAttributes(product).get("TIRE_SIZE");
    const size = typeof code === "string" ? sizeOfCode(code) : null;
    return size !== null && Math.abs(overallInches(size) - inches) <= 0.5;
  };
}

function overallInches(size: TireSize): number {
  if (size.overallDiameterInches !== null) return size.overallDiameterInches;
  const { sectionWidthMm, aspectRatioPercent, rimDiameterInches } = size;
  if (sectionWidthMm === null || aspectRatioPercent === null) return Number.NaN;
  return rimDiameterInches + (2 * sectionWidthMm * aspectRatioPercent) / 100 / 25.4;
}

/** @param text Make, Make/Model, Make/Model/Year or Make/Model/Year/Trim */
function vehiclesNamed(text: string): DemoVehicleRecord[] {
  const [make, model, year, ...trim] = text.split("/");
  const found = demoVehicleRecords().filter((one) => {
    const [first = 0, last = first] = one.years.split("-").map(Number);
    const isBuilt = year === undefined || (first <= Number(year) && Number(year) <= last);
    const isTrim = trim.length === 0 || one.trim === trim.join("/");
    return one.make === make && (model === undefined || one.model === model) && isBuilt && isTrim;
  });
  if (found.length === 0) throw new Error(`The demo shop has no ${text}`);
  return found;
}

function gradeBy(categories: string, wishes: readonly Wish[]): JudgedQuery["grade"] {
  const ids = new Set(categories.split(" "));
  return (product) => {
    if (product.categoryId === null || !ids.has(product.categoryId)) return 0;
    const met = wishes.filter((isMet) => isMet(product)).length;
    if (met === wishes.length) return 3;
    return met > 0 ? 2 : 1;
  };
}

const facts = new WeakMap<JudgedProduct, string>();

function factsOf(product: JudgedProduct): string {
  const known = facts.get(product);
  if (known !== undefined) return known;
  const { name, brand, condition, attributes } = product;
  const lines = [name, brand, condition, ...attributes.map((one) => `${one.name}: ${one.value}`)];
  const text = lines.join("\n");
  facts.set(product, text);
  return text;
}
