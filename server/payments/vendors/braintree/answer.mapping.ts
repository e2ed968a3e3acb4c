/** Parses the SDK's results, which may be anything received over the network. */
import { array, fields, text } from "../../../gateways/fields";
import { GatewayUnavailable } from "../gateway.port";

export interface BraintreeTransaction {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly orderId: string | null;
  readonly instrument: string | null;
  /** The last four digits of the card, or of the wallet's card. */
  readonly lastFour: string | null;
  readonly processorCode: string | null;
  readonly rejectionReason: string | null;
  readonly refundIds: readonly string[];
  readonly disputes: readonly { readonly status: string }[];
}

export interface ValidationError {
  readonly attribute: string;
  readonly code: string;
}

export type BraintreeAnswer =
  | { readonly kind: "success"; readonly transaction: BraintreeTransaction }
  /** Declined by the processor or rejected by the gateway. */
  | { readonly kind: "refused"; readonly transaction: BraintreeTransaction }
  /** The request is invalid: nothing was recorded. */
  | { readonly kind: "invalid"; readonly errors: readonly ValidationError[] };

/** @throws GatewayUnavailable for any other shape */
export function readAnswer(answer: unknown): BraintreeAnswer {
  const result = fields(answer);
  if (result["success"] === true) {
    return { kind: "success", transaction: readTransaction(result["transaction"]) };
  }
  if (result["success"] !== false) throw new GatewayUnavailable("Braintree sent an invalid response");
  if (result["transaction"]) return { kind: "refused", transaction: readTransaction(result["transaction"]) };
  return { kind: "invalid", errors: readErrors(result["errors"]) };
}

/** @throws GatewayUnavailable when id, status or amount are missing */
export function readTransaction(value: unknown): BraintreeTransaction {
  const transaction = fields(value);
  const [id, status] = [text(transaction["id"]), text(transaction["status"])];
  const amountCents = cents(transaction["amount"]);
  if (!id || !status || amountCents === null) {
    throw new GatewayUnavailable("Braintree sent an invalid transaction");
  }
  return {
    id,
    status,
    amountCents,
    type: text(transaction["type"]) ?? "sale",
    currency: text(transaction["currencyIsoCode"])?.toUpperCase() ?? "",
    orderId: text(transaction["orderId"]),
    instrument: text(transaction["paymentInstrumentType"]),
    lastFour:
      lastFour(fields(transaction["creditCard"])["last4"]) ??
      lastFour(fields(transaction["androidPayCard"])["sourceCardLast4"]),
    processorCode: text(transaction["processorResponseCode"]),
    rejectionReason: text(transaction["gatewayRejectionReason"]),
    refundIds: array(transaction["refundIds"]).filter((refund): refund is string => text(refund) !== null),
    disputes: array(transaction["disputes"]).map((dispute) => ({
      status: text(fields(dispute)["status"]) ?? "",
    })),
  };
}

interface ErrorsCollection {
  deepErrors(): readonly unknown[];
}

function readErrors(value: unknown): ValidationError[] {
  const collection = value as Partial<ErrorsCollection> | undefined;
  const errors = collection?.deepErrors?.() ?? [];
  return errors.map((error) => ({
    attribute: text(fields(error)["attribute"]) ?? "",
    code: text(fields(error)["code"]) ?? "",
  }));
}

function lastFour(value: unknown): string | null {
  const digits = text(value);
  return digits && /^\d{4}$/.test(digits) ? digits : null;
}

/** "10.00" → 1000. */
function cents(value: unknown): number | null {
  const match = typeof value === "string" ? /^(\d+)(?:\.(\d{1,2}))?$/.exec(value) : null;
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}
