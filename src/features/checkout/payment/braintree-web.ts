/** Types of the used part of braintree-web (JavaScript client, version 3, from the vendor's own origin). */
import { vendorGlobal } from "./vendor-script";

const ORIGIN = "https://js.braintreegateway.com/web/3.115.0/js";

export interface CardPayload {
  readonly nonce: string;
  readonly details?: { readonly bin?: string };
}

export interface HostedFields {
  tokenize(): Promise<CardPayload>;
  on(event: "inputSubmitRequest", listener: () => void): void;
  teardown(): Promise<void>;
}

export interface ThreeDSecure {
  verifyCard(options: object): Promise<CardPayload & { readonly liabilityShifted?: boolean }>;
  on(event: "lookup-complete", listener: (data: unknown, next: () => void) => void): void;
  teardown(): Promise<void>;
}

export interface GooglePayment {
  createPaymentDataRequest(options: object): Promise<object>;
  parseResponse(data: unknown): Promise<CardPayload>;
}

interface Component<Made> {
  create(options: object): Promise<Made>;
}

export interface BraintreeWeb {
  readonly client: Component<object>;
  readonly hostedFields: Component<HostedFields>;
  readonly threeDSecure: Component<ThreeDSecure>;
  readonly googlePayment: Component<GooglePayment>;
  readonly dataCollector: Component<{ readonly deviceData: string }>;
}

type Part = "hosted-fields" | "three-d-secure" | "google-payment" | "data-collector";

/** @throws when the vendor's scripts cannot be loaded */
export function braintreeWeb(...parts: readonly Part[]): Promise<BraintreeWeb> {
  const files = ["client", ...parts].map((part) => `${ORIGIN}/${part}.min.js`);
  return vendorGlobal<BraintreeWeb>("braintree", ...files);
}
