/** The vehicle selected in the finder, for fit on tire and wheel pages. Stored in this browser only. */
import type { VehicleKey } from "#contract/vehicles/schema";
import { ignoringErrors, parse, stringify } from "./dom";
import { VEHICLE_EVENT, VEHICLE_STORAGE_KEY } from "./page-keys";

export interface StoredVehicle {
  readonly key: VehicleKey;
  /** "2019 Toyota Camry LE" */
  readonly name: string;
}

export function storeVehicle(vehicle: StoredVehicle): void {
  const before = storedVehicle();
  if (before && stringify(before) === stringify(vehicle)) return;
  ignoringErrors(() => localStorage.setItem(VEHICLE_STORAGE_KEY, stringify(vehicle)));
  dispatchEvent(new Event(VEHICLE_EVENT));
}

export function forgetVehicle(): void {
  ignoringErrors(() => localStorage.removeItem(VEHICLE_STORAGE_KEY));
  dispatchEvent(new Event(VEHICLE_EVENT));
}

/** Null when absent or not a vehicle. */
export function storedVehicle(): StoredVehicle | null {
  const stored = ignoringErrors(
    () => parse(localStorage.getItem(VEHICLE_STORAGE_KEY) ?? "null") as Partial<StoredVehicle> | null,
  );
  const { year, make, model, trim } = stored?.key ?? {};
  const isComplete = [make, model, trim, stored?.name].every(
    (part) => typeof part === "string" && part !== "",
  );
  if (!isComplete || typeof year !== "number") return null;
  return { key: { year, make: make!, model: model!, trim: trim! }, name: stored!.name! };
}
