/** JSON calls to vendors, and how their failures affect a payment. */
import { callJson, type JsonAnswer, type JsonCall } from "../../gateways/json-call";
import { CallFailed } from "../../gateways/text-call";
import { GatewayUnavailable } from "./gateway.port";

/** The vendor understood the call and refused it. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";

  /** @param code the vendor's own */
  constructor(readonly code: string) {
    super(`The vendor refused: ${code}`);
  }
}

/** @throws GatewayUnavailable without a usable answer: the outcome is unknown */
export async function callVendor(vendor: string, call: JsonCall): Promise<JsonAnswer> {
  try {
    return await callJson(call);
  } catch (error) {
    if (error instanceof CallFailed) throw new GatewayUnavailable(`${vendor}: ${error.message}`);
    throw error;
  }
}
