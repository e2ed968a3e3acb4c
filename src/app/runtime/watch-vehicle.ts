/** Loads the fit code with the first page that lists tires or wheels; no other page includes it. */
import { READY_EVENT, ROUTE_EVENT, VEHICLE_EVENT } from "../../client/page/page-keys";

const VEHICLE_SELECTOR = "[data-car], [data-fit]";

export function watchVehicle(): void {
  [READY_EVENT, ROUTE_EVENT, VEHICLE_EVENT, "storage"].forEach((type) => addEventListener(type, show));
}

function show(): void {
  if (!document.querySelector(VEHICLE_SELECTOR)) return;
  import("../../features/vehicles/my-vehicle")
    .then(({ showMyVehicle }) => showMyVehicle())
    .catch(() => undefined);
}
