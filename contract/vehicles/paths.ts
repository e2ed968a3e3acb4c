/** Addresses of the finder and of the pages of vehicles. */
import type { VehicleKey } from "./schema";

/** Its choices are parameters: ?year=2019&make=toyota&model=camry&trim=le, or ?width=225&ratio=65. */
export const FINDER_PATH = "/finder/";
export const VEHICLES_PATH = "/vehicles/";

export function finderPath(choices: Readonly<Record<string, string | number>>): string {
  const params = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  return params.size > 0 ? `${FINDER_PATH}?${params.toString()}` : FINDER_PATH;
}

/** What fits a vehicle. */
export function vehicleResultPath({ year, make, model, trim }: VehicleKey): string {
  return finderPath({ year, make, model, trim });
}

export function makePath(make: { readonly slug: string }): string {
  return `${VEHICLES_PATH}${make.slug}/`;
}

export function modelPath(make: { readonly slug: string }, model: { readonly slug: string }): string {
  return `${makePath(make)}${model.slug}/`;
}
