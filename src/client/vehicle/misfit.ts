/** Whether a tire or wheel is known not to fit the shopper's vehicle (VEHICLE-6). */
import { fitOf } from "#contract/fit/fit-code";
import { fitInWords } from "#contract/fit/fit-words";
import { storedVehicle } from "../page/vehicle";
import { fitmentOf } from "./known-fitment";

/** @param code of the product. @returns the reason in words; null if it fits, if unknown, and without a vehicle */
export async function misfitOf(code: string): Promise<string | null> {
  const vehicle = storedVehicle();
  const fitment = vehicle && (await fitmentOf(vehicle.key));
  const fit = fitment && fitOf(code, fitment);
  return fit?.verdict === "DOES_NOT_FIT" ? fitInWords(fit, vehicle!.name) : null;
}
