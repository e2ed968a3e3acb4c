/** The part of an event that a standard property of Google Analytics can hold (ANALYTICS-8). */
import { dimensionIndex, findDimension, type DimensionName } from "./dimensions";

/** Limits of a standard property. */
export const GA4_LIMITS = {
  eventDimensions: 50,
  userDimensions: 25,
  parameters: 25,
  nameLength: 40,
} as const;

/** The parameter of a dimension, such as page_type. */
export function ga4Name(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @returns null for a dimension that stays with the shop */
export function ga4ParameterOf(name: DimensionName): string | null {
  return findDimension(dimensionIndex(name))?.isInGa4 ? ga4Name(name) : null;
}
