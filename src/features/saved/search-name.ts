/** Default names of saved searches. */
import { makeNamed } from "#contract/vehicles/makes";
import { vehicleResultPath } from "#contract/vehicles/paths";
import { ALL_TRIMS, type VehicleKey } from "#contract/vehicles/schema";
import { parseFinderQuery, vehicleOf } from "../../catalogue/finder/finder-query";
import { savedLineList } from "../../catalogue/finder/saved-line";

/** True for a search by vehicle. */
export function isVehicleSearch(address: string): boolean {
  const list = savedLineList(address);
  return list === "vehicleTires" || list === "vehicleWheels";
}

/** True if the search is for this vehicle. */
export function isSearchFor(address: string, { key }: { readonly key: VehicleKey }): boolean {
  return address.startsWith(vehicleResultPath(key));
}

/**
 * "2019 Toyota Camry LE", with "wheels" for a search for its wheels.
 * @param address of a search by vehicle
 * @param name of the vehicle; null if unknown
 */
export function vehicleSearchName(address: string, name: string | null): string {
  const key = vehicleOf(parseFinderQuery(new URLSearchParams(address.split("?", 2)[1])))!;
  const vehicle = name ?? nameOfKey(key);
  return savedLineList(address) === "vehicleTires" ? vehicle : `${vehicle} wheels`;
}

/**
 * The slugs of an address as a name: 2019 Toyota Camry LE. A trim's first word of up to three letters is an
 * abbreviation.
 */
function nameOfKey({ year, make, model, trim }: VehicleKey): string {
  const words = (slug: string) =>
    slug.replace(/-/g, " ").replace(/(?<=^| )./g, (letter) => letter.toUpperCase());
  const isOfAll = trim === slugOfAllTrims;
  const trimName = words(trim).replace(/^[A-Z][a-z]{0,2}\b/, (word) => word.toUpperCase());
  return [year, makeNamed(words(make)), words(model), ...(isOfAll ? [] : [trimName])].join(" ");
}

const slugOfAllTrims = ALL_TRIMS.toLowerCase().replace(/ /g, "-");

/** A name unique among the saved searches: "My search (2)". A search saved again keeps its name. */
export function freeName(
  name: string,
  address: string,
  saved: readonly { readonly name: string; readonly address: string }[],
): string {
  const own = saved.find((search) => search.address === address);
  if (own) return own.name;
  const usedNames = new Set(saved.map((search) => search.name));
  let free = name;
  for (let count = 2; usedNames.has(free); count += 1) free = `${name} (${count})`;
  return free;
}
