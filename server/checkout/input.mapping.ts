/**
 * Reads the checkout input: addresses by the shared rules, payment tokens, and the order's idempotency key.
 */
import { checkoutAddressInput, type CheckoutAddress } from "#contract/checkout/schema";
import type { PaymentMethod } from "#contract/payments/methods";
import { findCryptoChoice } from "#contract/payments/crypto";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { promotionCodeOf } from "#contract/promotions/code";
import { DomainError } from "../errors";
import { validate } from "../http/validation";
import type { Address } from "../orders/reading/order.port";
import type { PaymentTokens } from "../payments/vendors/gateway.port";
import { problem, type CheckoutProblem } from "./quote.rules";

const { checkout: limits } = LIMITS;
const { checkout: sentences, crypto: coinSentences } = MESSAGES;
const KEY = /^[\w-]{16,64}$/;
/** A guest is identified only by the key, so it must be unguessable. */
const GUEST_KEY = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export interface Addresses {
  readonly email: string;
  readonly shipping: Address;
  readonly billing: Address;
}

export type Read<Value> =
  | { readonly value: Value; readonly problems: [] }
  | { readonly value: null; readonly problems: CheckoutProblem[] };

/** Both addresses, or the first problem of each invalid field (ADDRESS-1 to ADDRESS-6). */
export function readAddresses(input: CheckoutInput): Read<Addresses> {
  try {
    return { value: toAddresses(validate(checkoutAddressInput, input.address ?? {})), problems: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problems = error.fieldErrors.map(({ property, constraints }) =>
      problem("INVALID_INPUT", Object.values(constraints)[0] ?? error.message, property),
    );
    return { value: null, problems };
  }
}

function toAddresses(form: CheckoutAddress): Addresses {
  const shipping: Address = {
    firstName: form.firstName,
    lastName: form.lastName,
    address1: form.address1,
    address2: form.address2 || null,
    city: form.city,
    state: form.state,
    postalCode: form.postalCode,
    country: form.country,
    phone: form.phone,
  };
  if (form.isBillingShippingSame) return { email: form.email, shipping, billing: shipping };
  const billing: Address = {
    firstName: form.billingFirstName ?? "",
    lastName: form.billingLastName ?? "",
    address1: form.billingAddress1 ?? "",
    address2: form.billingAddress2 || null,
    city: form.billingCity ?? "",
    state: form.billingState ?? "",
    postalCode: form.billingPostalCode ?? "",
    country: form.billingCountry,
    phone: form.billingPhone ?? null,
  };
  return { email: form.email, shipping, billing };
}

/** The order's idempotency key, bound to the sender: the same text from another customer is another key. */
export function readKey(input: CheckoutInput, userId: string | null): Read<string> {
  const key = input.idempotencyKey ?? "";
  const isGood = (userId === null ? GUEST_KEY : KEY).test(key);
  if (!isGood) return { value: null, problems: [problem("INVALID_INPUT", sentences.key, "idempotencyKey")] };
  return { value: `${userId ?? "guest"}\0${userId === null ? key.toLowerCase() : key}`, problems: [] };
}

/** Problems with the tokens that prevent a payment; no order is placed then. */
export function tokenProblems(method: PaymentMethod, tokens: PaymentTokens): CheckoutProblem[] {
  const { token, deviceData, cryptoCurrency } = tokens;
  if (method === "CRYPTO" && !findCryptoChoice(cryptoCurrency)) {
    return [problem("INVALID_INPUT", coinSentences.unknownCoin, "currency")];
  }
  const argument = method === "LEASE" ? null : VENDOR_METHODS[method].token;
  const isToken =
    token === null ? argument === null : /^[\x21-\x7e]+$/.test(token) && token.length <= limits.tokenLength;
  const isDeviceData = deviceData === null || deviceData.length <= limits.deviceDataLength;
  if (isToken && isDeviceData) return [];
  return [problem("INVALID_INPUT", sentences.paymentDetails, argument ?? "nonce")];
}

/** The request as text, stored with its key; reusing a key for a different request is refused. */
export function requestText(input: CheckoutInput): string {
  const { mode, items, address, deliveryType, pickupLocationId, promotionCode } = input;
  return JSON.stringify([
    mode,
    items ?? null,
    address ?? null,
    deliveryType,
    pickupLocationId ?? null,
    promotionCode ?? null,
  ]);
}

/** The promotion code typed in; null without one. Text without a code's characters is "", a code no promotion has. */
export function readPromotionCode({ promotionCode }: CheckoutInput): string | null {
  return promotionCode?.trim() ? promotionCodeOf(promotionCode) : null;
}
