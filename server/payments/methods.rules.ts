/** Which gateway takes which method, from which total on, and how long its payments are waited for. */
import type { PaymentMethod } from "#contract/checkout";
import { LIMITS } from "#contract/limits";
import type { GatewayType } from "./vendors/gateway.port";

interface MethodFacts {
  readonly gatewayType: GatewayType;
  readonly gatewayName: string;
  /** When the sweeper first asks: soon for what is settled at once, later for a page somebody has to pay at. */
  readonly firstCheckSeconds: number;
  /** A gateway that knows no such payment after this time never began it. */
  readonly patienceSeconds: number;
  readonly minimumCents: number;
}

const AT_ONCE = { firstCheckSeconds: 30, patienceSeconds: 15 * 60, minimumCents: 50 };
const HOSTED = {
  firstCheckSeconds: 60,
  patienceSeconds: 2 * 3_600,
  minimumCents: LIMITS.crypto.smallestOrderCents,
};

export const METHODS: ReadonlyMap<PaymentMethod, MethodFacts> = new Map([
  ["CARD", { gatewayType: "BRAINTREE", gatewayName: "Card", ...AT_ONCE }],
  ["GOOGLE_PAY", { gatewayType: "BRAINTREE", gatewayName: "Google Pay", ...AT_ONCE }],
  ["KLARNA", { gatewayType: "KLARNA", gatewayName: "Klarna", ...AT_ONCE }],
  ["COINBASE", { gatewayType: "COINBASE", gatewayName: "Coinbase Commerce", ...HOSTED }],
  ["CRYPTO", { gatewayType: "PLISIO", gatewayName: "Cryptocurrency", ...HOSTED }],
]);

/** Seconds after which a payment its gateway does not know is given up. */
export function patienceOf(method: string): number {
  return METHODS.get(method as PaymentMethod)?.patienceSeconds ?? AT_ONCE.patienceSeconds;
}
