/** Approximate distance from a postal code to a store, limited by the centers of ZIP areas (CATALOGUE-9). */
import { middleOfArea, type Coordinates } from "./zip-areas.rules";

const EARTH_RADIUS_MILES = 3_959;
/** Finer steps would exceed the precision of area centers. */
const STEP_MILES = 5;
const RADIANS = Math.PI / 180;

interface Located {
  readonly postalCode: string;
  /** Null = use the center of its ZIP area. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** @returns miles, in steps of 5; null when unknown */
export function milesFrom(postalCode: string, store: Located): number | null {
  const from = middleOfArea(postalCode);
  const { latitude, longitude } = store;
  const to =
    latitude === null || longitude === null ? middleOfArea(store.postalCode) : { latitude, longitude };
  if (!from || !to) return null;
  return Math.max(STEP_MILES, Math.round(milesBetween(from, to) / STEP_MILES) * STEP_MILES);
}

/** Haversine formula. */
function milesBetween(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIANS) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}
