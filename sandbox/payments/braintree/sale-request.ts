/** Validates untrusted sale requests: JSON with snake_case names. */
import { fields, text } from "../read-fields";
import { type ValidationProblem } from "./transaction-xml";

export interface SaleRequest {
  readonly amountCents: number;
  readonly nonce: string;
  readonly orderId: string | null;
  readonly email: string | null;
  readonly isThreeDSecureRequired: boolean;
  readonly isSubmittedForSettlement: boolean;
  readonly apiRequestKey: string | null;
}

export type Read<T> = { readonly value: T } | { readonly problem: ValidationProblem };

const LARGEST_CENTS = 99_999_999_99;
const MAX_ORDER_ID = 255;

/** "10.00" → 1000. */
export function readAmount(value: unknown): Read<number> {
  const refuse = (code: string, message: string) => ({ problem: { attribute: "amount", code, message } });
  if (value === undefined || value === null || value === "") return refuse("81502", "Amount is required.");
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!match) return refuse("81503", "Amount is an invalid format.");
  const cents = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  if (match[1]) return refuse("81501", "Amount cannot be negative.");
  if (cents === 0) return refuse("81531", "Amount must be greater than zero.");
  if (cents > LARGEST_CENTS) return refuse("81528", "Amount is too large.");
  return { value: cents };
}

/** @param body {transaction: {...}} */
export function readSale(body: unknown): Read<SaleRequest> {
  const sale = fields(fields(body)["transaction"]);
  const options = fields(sale["options"]);
  const amount = readAmount(sale["amount"]);
  if ("problem" in amount) return amount;
  const nonce = text(sale["payment_method_nonce"]);
  if (!nonce)
    return refuseSale(
      "base",
      "91508",
      "Cannot determine payment method: a payment_method_nonce is required.",
    );
  const orderId = text(sale["order_id"]);
  if (orderId && orderId.length > MAX_ORDER_ID)
    return refuseSale("order_id", "91501", "Order ID is too long.");
  return {
    value: {
      amountCents: amount.value,
      nonce,
      orderId,
      email: text(fields(sale["customer"])["email"]),
      isThreeDSecureRequired: fields(options["three_d_secure"])["required"] === true,
      isSubmittedForSettlement: options["submit_for_settlement"] === true,
      apiRequestKey: text(sale["api_request_key"]),
    },
  };
}

function refuseSale(attribute: string, code: string, message: string): Read<never> {
  return { problem: { attribute, code, message } };
}
