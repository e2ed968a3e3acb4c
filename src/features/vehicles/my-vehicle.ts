/** Shows on tire and wheel pages what fits the shopper's vehicle. Loaded with the first such page. */
import { fitOf } from "#contract/fit/fit-code";
import { fitInWords } from "#contract/fit/fit-words";
import { vehicleResultPath } from "#contract/vehicles/paths";
import { ROUTES } from "#contract/site/paths";
import { savedLineList } from "../../catalogue/finder/saved-line";
import { readAccountSearches, readSavedSearches } from "../../client/saved/saved-storage";
import { each } from "../../client/page/dom";
import { fitmentOf } from "../../client/vehicle/known-fitment";
import { forgetVehicle, storedVehicle, type StoredVehicle } from "../../client/page/vehicle";

/** Writes the vehicle and each product's verdict; without a vehicle shows the vehicle form. */
export async function showMyVehicle(): Promise<void> {
  const vehicle = storedVehicle();
  each("[data-car]", (place) => drawVehicle(place, vehicle));
  const fitment = vehicle && (await fitmentOf(vehicle.key));
  // The vehicle has changed since.
  if (storedVehicle()?.name !== vehicle?.name) return;
  each("[data-fit]", (line) => {
    const fit = fitment && fitOf(line.dataset["fit"]!, fitment);
    line.dataset["verdict"] = fit?.verdict ?? "";
    line.textContent = fit ? fitInWords(fit, vehicle!.name) : "";
  });
}

function drawVehicle(place: HTMLElement, vehicle: StoredVehicle | null): void {
  place.dataset["car"] = "";
  place.textContent = vehicle?.name ?? "";
  place.nextElementSibling!.replaceChildren(...(vehicle ? linksOf(vehicle) : prompt()), ...savedLinks());
}

function linksOf({ key }: StoredVehicle): (HTMLElement | string)[] {
  const forget = document.createElement("button");
  forget.type = "button";
  forget.textContent = "remove vehicle";
  forget.addEventListener("click", forgetVehicle);
  return [
    "· ",
    link(vehicleResultPath(key), "what fits"),
    " · ",
    link(ROUTES.finder, "change"),
    " · ",
    forget,
    " ",
  ];
}

function prompt(): (HTMLElement | string)[] {
  return [link(ROUTES.finder, "Choose your vehicle"), " to see what fits. "];
}

/** Saved tire and wheel searches of the account or browser, last saved first. */
function savedLinks(): (HTMLElement | string)[] {
  const all = [...readSavedSearches(), ...(readAccountSearches() ?? [])];
  const named = new Map(
    all.filter(({ address }) => savedLineList(address)).map((search) => [search.name, search]),
  );
  if (named.size === 0) return [];
  const visible = [...named.values()].slice(0, MAX_SAVED);
  return ["Saved: ", ...visible.flatMap(({ name, address }) => [link(address, name), " "])];
}

const MAX_SAVED = 6;

function link(href: string, words: string): HTMLAnchorElement {
  const made = document.createElement("a");
  made.href = href;
  made.textContent = words;
  return made;
}
