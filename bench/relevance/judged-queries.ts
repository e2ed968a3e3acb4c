/**
 * Realistic shopper queries, judged by product facts: category, name, attributes, price. No product is named,
 * so the judgments hold for any feed.
 */
import { readAttributes } from "#contract/attributes/read-attributes";
import type { AttributeKey } from "#contract/attributes/attributes";
import type { TireSize } from "#contract/tires/tire-size";
import { readSizeCode, sizeOfCode } from "#contract/tires/tire-size-code";
import { demoVehicleRecords, type DemoVehicleRecord } from "../../demo/vehicles/demo-vehicles";
import { PEOPLE_ASK } from "./people-queries";
import { LINES_ASK } from "./line-queries";
import { HELD_OUT } from "./held-out";
import { HELD_OUT_ELECTRONICS } from "./held-out-electronics";
import { HELD_OUT_FRESH } from "./held-out-fresh";
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

type Requirement = (product: JudgedProduct) => boolean;

/** Each name of a kind, and the first name with each requirement, before and after it. */
export function queriesByKind(): JudgedQuery[] {
  return [...ELECTRONICS, ...HOME].flatMap(({ in: categories, named, names, having = {} }) => {
    const query = (text: string, ...required: readonly RegExp[]): JudgedQuery => {
      const patterns = named ? [named, ...required] : required;
      const isMatch = ({ name }: JudgedProduct) => patterns.every((pattern) => pattern.test(name));
      return { text, grade: gradeBy(categories, patterns.length > 0 ? [isMatch] : []) };
    };
    const words = names.split(", ");
    return [
      ...words.map((word) => query(word)),
      ...Object.entries(having).flatMap(([phrase, pattern]) => [
        query(`${phrase} ${words[0]!}`, pattern),
        query(`${words[0]!} ${phrase}`, pattern),
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
    ...HELD_OUT_FRESH,
  }).map(([name, table]) => [name, readTable(table)] as const);

/** Parses the rows of a query table. */
function readTable(table: string): JudgedQuery[] {
  const rows = table.trim().split("\n");
  return rows.map((row) => {
    // A pattern may contain a bar without spaces.
    const [text = "", categories = "", wishes = ""] = row.trim().split(" | ");
    return {
      text,
      grade: gradeBy(categories, wishes === "" ? [] : wishes.split(" & ").map(readRequirement)),
    };
  });
}

function readRequirement(text: string): Requirement {
  const [, named, vehicle = ""] = /^(fits|drilled|make|tall) (.+)$/.exec(text) ?? [];
  if (named === "tall") return requireHeight(Number(vehicle));
  if (named === "make") {
    const wishes = [requireFit(vehicle), requireDrilling(vehicle)];
    return (product) => wishes.some((isMet) => isMet(product));
  }
  if (named !== undefined) return named === "fits" ? requireFit(vehicle) : requireDrilling(vehicle);
  const [, key, sign, expected] = /^([A-Z_]+)([=<>])(.+)$/.exec(text) ?? [];
  if (expected !== undefined) return requireAttribute(key as AttributeKey, sign!, expected);
  const dollars = /^([<>])(\d+)$/.exec(text);
  if (!dollars) {
    const pattern = new RegExp(text, "i");
    return (product) => pattern.test(factsOf(product));
  }
  const cents = Number(dollars[2]) * 100;
  return ({ cashPrice }) =>
    cashPrice !== null && (dollars[1] === "<" ? cashPrice <= cents : cashPrice >= cents);
}

function requireAttribute(key: AttributeKey, sign: string, expected: string): Requirement {
  const values = new Set(expected.split(","));
  return (product) => {
    const value = readAttributes(product).get(key);
    if (value === undefined) return false;
    if (sign === "=") return [value].flat().some((entry) => values.has(String(entry)));
    return sign === "<" ? Number(value) <= Number(expected) : Number(value) >= Number(expected);
  };
}

function requireFit(vehicle: string): Requirement {
  const sizes = vehiclesNamed(vehicle).flatMap(({ fitments }) =>
    fitments.map(({ size }) => readSizeCode(size)!),
  );
  return requireAttribute("TIRE_SIZE", "=", sizes.join(","));
}

function requireDrilling(vehicle: string): Requirement {
  return requireAttribute(
    "BOLT_PATTERN",
    "=",
    vehiclesNamed(vehicle)
      .map(({ boltPattern }) => boltPattern)
      .join(","),
  );
}

/** Tolerates half an inch, as trade names do: an LT285/70R17 of 32.7 inches is called a 33. */
function requireHeight(inches: number): Requirement {
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
  const vehicles = demoVehicleRecords().filter((vehicle) => {
    const [first = 0, last = first] = vehicle.years.split("-").map(Number);
    const isBuilt = year === undefined || (first <= Number(year) && Number(year) <= last);
    const isTrim = trim.length === 0 || vehicle.trim === trim.join("/");
    return vehicle.make === make && (model === undefined || vehicle.model === model) && isBuilt && isTrim;
  });
  if (vehicles.length === 0) throw new Error(`The demo shop has no ${text}`);
  return vehicles;
}

function gradeBy(categories: string, requirements: readonly Requirement[]): JudgedQuery["grade"] {
  const ids = new Set(categories.split(" "));
  return (product) => {
    if (product.categoryId === null || !ids.has(product.categoryId)) return 0;
    const met = requirements.filter((isMet) => isMet(product)).length;
    if (met === requirements.length) return 3;
    return met > 0 ? 2 : 1;
  };
}

const facts = new WeakMap<JudgedProduct, string>();

function factsOf(product: JudgedProduct): string {
  const known = facts.get(product);
  if (known !== undefined) return known;
  const { name, brand, condition, attributes } = product;
  const lines = [
    name,
    brand,
    condition,
    ...attributes.map((attribute) => `${attribute.name}: ${attribute.value}`),
  ];
  const text = lines.join("\n");
  facts.set(product, text);
  return text;
}
