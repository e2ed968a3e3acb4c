/** The fitment of the shopper's vehicle, read from the API once. */
import type { VehicleFitment, VehicleKey } from "#contract/vehicles/schema";
import { sendRequest } from "../http/send-request";

/** Caches the last vehicle's request; failures are retried. */
let known: { readonly name: string; readonly fitment: Promise<VehicleFitment | null> } | null = null;

/** Null for an unknown vehicle, and when the API does not respond: no verdicts are shown then. */
export async function fitmentOf(key: VehicleKey): Promise<VehicleFitment | null> {
  const name = JSON.stringify(key);
  if (known?.name !== name) known = { name, fitment: askFor(key) };
  const fitment = await known.fitment;
  if (!fitment && known.name === name) known = null;
  return fitment;
}

async function askFor(params: VehicleKey): Promise<VehicleFitment | null> {
  try {
    const { envelope } = await sendRequest("getVehicleFitment", { params }, null);
    return envelope.isSuccess ? envelope.data : null;
  } catch {
    return null;
  }
}
