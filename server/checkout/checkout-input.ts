/** Reads what a checkout sent: addresses by the shared rules, attribution cleaned, the key that names the order. */
import { checkoutAddressInput, type CheckoutAddress } from "#contract/checkout";
import type { AttributionInput, CheckoutInput } from "#contract/graphql/generated";
import { DomainError } from "../errors";
import type { PaymentAddress } from "../gateways/payments/payment-gateway";
import { validate } from "../http/validation";
import { problem, type CheckoutProblem } from "./quote";

/** Stored values are capped (decisions §5). */
const ATTRIBUTION_LENGTH = 512;
const KEY = /^[\w-]{16,64}$/;

export interface Addresses {
  readonly email: string;
  readonly shipping: PaymentAddress;
  readonly billing: PaymentAddress;
}

export type Read<Value> =
  | { readonly value: Value; readonly problems: [] }
  | { readonly value: null; readonly problems: CheckoutProblem[] };

/** The two addresses, or a problem for each field with its first message (specification §5). */
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
  const shipping: PaymentAddress = {
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
  const billing: PaymentAddress = {
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

/**
 * The key that names the order, bound to who sends it: another customer's key is another key.
 * @throws DomainError BAD_USER_INPUT for a key nobody could mean
 */
export function readKey(input: CheckoutInput, userId: string | null): string {
  const key = input.idempotencyKey ?? "";
  if (!KEY.test(key))
    throw new DomainError("BAD_USER_INPUT", "idempotencyKey must be 16 to 64 letters or digits");
  return `${userId ?? "guest"}\0${key}`;
}

/** What is asked for, as one text: the same key may not name another. */
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

/** Known parameters only, without control characters, cut to what is stored. */
export function readAttribution(input: AttributionInput | null | undefined): Record<string, string> {
  const { utm_source, utm_medium, utm_campaign, acid, fbclid, gclid, aid, sid, clickHash } = input ?? {};
  const known = { utm_source, utm_medium, utm_campaign, acid, fbclid, gclid, aid, sid, clickHash };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => {
      const clean = (value ?? "")
        .replace(/\p{Cc}|\p{Cs}/gu, "")
        .trim()
        .slice(0, ATTRIBUTION_LENGTH);
      return clean === "" ? [] : [[name, clean]];
    }),
  );
}

/** A promotion code as typed: capital letters, no spaces; null when none was. */
export function readPromotionCode(input: CheckoutInput): string | null {
  const code = (input.promotionCode ?? "").replace(/[^\w-]/g, "").toUpperCase();
  return code === "" ? null : code;
}
