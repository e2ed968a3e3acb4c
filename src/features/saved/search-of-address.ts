/** The search of a page to be saved. */
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { FACETS } from "#contract/catalogue/facets";
import type { SearchProductsInput } from "#contract/graphql/generated";
import type { VehicleFitment } from "#contract/vehicles/schema";
import { writeBoltPattern } from "#contract/wheels/bolt-pattern";
import { parseFinderQuery, vehicleOf } from "../../catalogue/finder/finder-query";
import { savedLineList } from "../../catalogue/finder/saved-line";
import { parseSearchAddress } from "../../catalogue/search/search-address";
import { callApi } from "../../client/api/rest-client";

/** True for a page with a search. @param address a path of the site with its query */
export function isSearchAddress(address: string): boolean {
  return savedLineList(address) !== null || parseSearchAddress(address) !== null;
}

/** @returns null when the vehicle's original sizes cannot be loaded now */
export async function searchOfAddress(address: string): Promise<SearchProductsInput | null> {
  const list = savedLineList(address);
  if (list !== "vehicleTires" && list !== "vehicleWheels") return parseSearchAddress(address);
  const fitment = await loadFitment(address);
  if (!fitment) return null;
  return list === "vehicleTires" ? tiresFor(fitment) : wheelsFor(fitment);
}

/** @param address of a vehicle search. @returns null for an unknown vehicle, and when it cannot be loaded now */
export async function loadFitment(address: string): Promise<VehicleFitment | null> {
  const params = vehicleOf(parseFinderQuery(new URLSearchParams(address.split("?", 2)[1])))!;
  const answer = await callApi("getVehicleFitment", { params, isQuiet: true }).catch(() => null);
  return answer?.data ?? null;
}

function tiresFor({ sets }: VehicleFitment): SearchProductsInput {
  const sizes = [...new Set(sets.flatMap(({ tires }) => tires.map(({ sizeKey }) => sizeKey)))];
  return { categoryId: TIRES, filters: [{ key: "TIRE_SIZE", values: sizes }] };
}

function wheelsFor({ hub: { bolts, circleMm } }: VehicleFitment): SearchProductsInput {
  const facet = FACETS.BOLT_PATTERN;
  const pattern = bolts === null || circleMm === null ? null : writeBoltPattern({ bolts, circleMm });
  const values = facet.kind === "name" ? facet.names.filter((name) => facet.textOf(name) === pattern) : [];
  return { categoryId: WHEELS, filters: values.length > 0 ? [{ key: "BOLT_PATTERN", values }] : [] };
}
