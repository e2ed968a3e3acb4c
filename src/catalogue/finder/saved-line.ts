/** Classifies saved searches: tires or wheels by vehicle, or by size (specification section 3). */
import { TIRES } from "#contract/catalogue/categories";
import { ROUTES } from "#contract/site/paths";
import { fixedChoices } from "../search/fixed-choices";
import { placeOf } from "../search/listing-place";
import { parseSearchQuery } from "../search/search-query";
import { finderUrl, parseFinderQuery, vehicleOf, type FinderQuery } from "./finder-query";

export type SavedLineList = "vehicleTires" | "vehicleWheels" | "sizes";

/** Marks a finder address as a search for wheels. */
const FOR = "for";
const WHEELS = "wheels";

/** The saved address of a vehicle search. */
export function savedVehicleAddress(query: FinderQuery, list: "vehicleTires" | "vehicleWheels"): string {
  return list === "vehicleWheels" ? `${finderUrl(query)}&${FOR}=${WHEELS}` : finderUrl(query);
}

/** @param address a path of the site with its query. @returns null for any other search */
export function savedLineList(address: string): SavedLineList | null {
  const [path = "", search = ""] = address.split("?", 2);
  const params = new URLSearchParams(search);
  if (path === ROUTES.finder) {
    if (!vehicleOf(parseFinderQuery(params))) return null;
    return params.get(FOR) === WHEELS ? "vehicleWheels" : "vehicleTires";
  }
  const place = placeOf(path);
  if (!place) return null;
  const { CATEGORY, TIRE_SIZE } = { ...parseSearchQuery(params, place).choices, ...fixedChoices(place) };
  return CATEGORY?.[0] === TIRES && TIRE_SIZE ? "sizes" : null;
}
