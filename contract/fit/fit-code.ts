/**
 * Compact code of a tire or wheel for the fit check in pages (FIT-1). Tire: "225-65r17/102/E/H" (size, load
 * index, load range, speed rating). Wheel: "5x114.3/17/7.5/40/64.1" (bolt patterns, diameter and width in
 * inches, offset and hub bore in mm). Unknown values are empty.
 */
import type { DescribedProduct } from "../attributes/attribute";
import type { Product } from "../graphql/generated";
import { TIRES, WHEELS } from "../catalogue/categories";
import { LOAD_RANGES } from "../tires/load-ranges";
import { sizeOfTire } from "../tires/size-of-tire";
import type { VehicleFitment } from "../vehicles/schema";
import { readBoltPatterns, writeBoltPattern } from "../wheels/bolt-pattern";
import type { FitVerdict } from "./fit";
import { tireFit, tireToFit, type TireToFit } from "./tire-fit";
import { wheelFit, type WheelToFit } from "./wheel-fit";
import { wheelToFit } from "./wheel-to-fit";

const PARTS_OF_TIRE = 4;
const PARTS_OF_WHEEL = 5;
const NOT_DRILLED = "blank";

/** Null if the product is no tire or wheel. */
export function fitCodeOf(product: DescribedProduct): string | null {
  if (product.categoryId === TIRES) return codeOfTire(tireToFit(sizeOfTire(product)));
  return product.categoryId === WHEELS ? codeOfWheel(wheelToFit(product)) : null;
}

/** The code of a product of the API. */
export function fitCodeOfProduct({
  name,
  category,
  brand,
  attributes,
}: Pick<Product, "name" | "category" | "brand" | "attributes">): string | null {
  return fitCodeOf({ name, categoryId: category?.id ?? null, brandId: brand?.id ?? null, attributes });
}

function codeOfTire({ sizeKey, loadIndex, loadRange, speedRating }: TireToFit): string {
  return written([sizeKey, loadIndex, loadRange, speedRating]);
}

function codeOfWheel({ patterns, diameterInches, widthInches, offsetMm, hubBoreMm }: WheelToFit): string {
  const drilled = patterns?.length === 0 ? NOT_DRILLED : (patterns?.map(writeBoltPattern).join(",") ?? null);
  return written([drilled, diameterInches, widthInches, offsetMm, hubBoreMm]);
}

const written = (parts: readonly (string | number | null)[]) => parts.map((part) => part ?? "").join("/");

/** An invalid code counts as a tire or wheel with unknown values. */
export function fitOf(code: string, vehicle: Pick<VehicleFitment, "hub" | "sets">): FitVerdict {
  const parts = code.split("/");
  return parts.length === PARTS_OF_WHEEL
    ? wheelFit(wheelIn(parts), vehicle)
    : tireFit(tireIn(parts.length === PARTS_OF_TIRE ? parts : []), vehicle);
}

function tireIn([
  sizeKey = "",
  loadIndex = "",
  loadRange = "",
  speedRating = "",
]: readonly string[]): TireToFit {
  return {
    sizeKey: sizeKey || null,
    loadIndex: numberIn(loadIndex),
    loadRange: LOAD_RANGES.find((range) => range === loadRange) ?? null,
    speedRating: speedRating || null,
  };
}

function wheelIn([
  drilled = "",
  diameter = "",
  width = "",
  offset = "",
  bore = "",
]: readonly string[]): WheelToFit {
  return {
    patterns: drilled === NOT_DRILLED ? [] : drilled ? readBoltPatterns(drilled) : null,
    diameterInches: numberIn(diameter),
    widthInches: numberIn(width),
    offsetMm: numberIn(offset),
    hubBoreMm: numberIn(bore),
  };
}

function numberIn(part: string): number | null {
  const number = Number(part);
  return part === "" || !Number.isFinite(number) ? null : number;
}
