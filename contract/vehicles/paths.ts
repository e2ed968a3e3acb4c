/** Addresses of the finder and the vehicle pages. */
import { ROUTES } from "../site/paths";
import type { VehicleKey } from "./schema";

export function finderPath(choices: Readonly<Record<string, string | number>>): string {
  const params = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  return params.size > 0 ? `${ROUTES.finder}?${params.toString()}` : ROUTES.finder;
}

/** Results page of a vehicle. */
export function vehicleResultPath({ year, make, model, trim }: VehicleKey): string {
  return finderPath({ year, make, model, trim });
}

export function makePath(make: { readonly slug: string }): string {
  return `${ROUTES.vehicles}${make.slug}/`;
}

export function modelPath(make: { readonly slug: string }, model: { readonly slug: string }): string {
  return `${makePath(make)}${model.slug}/`;
}
