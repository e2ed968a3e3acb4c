/** How far a store is from a postal code, as exact as the middle of its area allows (CATALOGUE-9). */
import { middleOfArea, type Coordinates } from "./zip-areas.rules";

const EARTH_RADIUS_MILES = 3_959;
/** Nearer says more than the middles of areas know. */
const STEP_MILES = 5;
const RADIANS = Math.PI / 180;

interface Located {
  readonly postalCode: string;
  /** Null: the middle of its area stands for it. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** @returns whole steps of 5, null when not known */
export function milesFrom(postalCode: string, store: Located): number | null {
  const from = middleOfArea(postalCode);
  const { latitude, longitude } = store;
  const to =
    latitude === null || longitude === null ? middleOfArea(store.postalCode) : { latitude, longitude };
  if (!from || !to) return null;
  return Math.max(STEP_MILES, Math.round(milesBetween(from, to) / STEP_MILES) * STEP_MILES);
}

/** Haversine. */
function milesBetween(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIANS) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}
