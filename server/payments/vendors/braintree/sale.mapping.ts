/** An order as Braintree's sale request. */
import { createHash } from "node:crypto";
import { decimalMoney } from "#contract/money";
import type { Address } from "../../../orders/reading/order.port";
import { type PaymentRequest } from "../gateway.port";

/** Braintree refuses longer ones (915230); ours is digested when it does not fit. */
const REQUEST_KEY_LENGTH = 36;
const ATTEMPT_LENGTH = 12;

export interface SaleManner {
  readonly isCapturedAtOnce: boolean;
  readonly hasKey: boolean;
}

export function braintreeSale(request: PaymentRequest, { isCapturedAtOnce, hasKey }: SaleManner): object {
  const { customer, billing, shipping } = request;
  return {
    amount: decimalMoney(request.totalCents),
    ...(hasKey ? { apiRequestKey: requestKey(request.idempotencyKey) } : {}),
    paymentMethodNonce: request.token,
    orderId: attemptId(request.orderId, request.idempotencyKey),
    taxAmount: decimalMoney(request.taxCents),
    shippingAmount: decimalMoney(request.shippingCents),
    discountAmount: decimalMoney(request.discountCents),
    customer: {
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      ...(customer.phone ? { phone: customer.phone } : {}),
    },
    billing: address(billing),
    shipping: address(shipping),
    ...(request.deviceData ? { deviceData: request.deviceData } : {}),
    ...(customer.ipAddress ? { riskData: { customerIp: customer.ipAddress } } : {}),
    options: {
      submitForSettlement: isCapturedAtOnce,
      ...(request.isThreeDSecureRequired ? { threeDSecure: { required: true } } : {}),
    },
  };
}

/**
 * What Braintree knows an attempt by: our order id and a digest of the attempt's key. An order may be tried more than
 * once, and only what is in the order id can be searched for.
 */
export function attemptId(orderId: string, idempotencyKey: string): string {
  const digest = createHash("sha256").update(idempotencyKey).digest("hex");
  return `${attemptPrefix(orderId)}${digest.slice(0, ATTEMPT_LENGTH)}`;
}

/** What the ids of all attempts at an order begin with. */
export function attemptPrefix(orderId: string): string {
  return `${orderId}.`;
}

/** Our order id in the id of an attempt. */
export function orderOfAttempt(attempt: string): string {
  return attempt.replace(/\.[0-9a-f]+$/, "");
}

export function requestKey(key: string): string {
  if (/^[\w-]+$/.test(key) && key.length <= REQUEST_KEY_LENGTH) return key;
  return createHash("sha256").update(key).digest("hex").slice(0, REQUEST_KEY_LENGTH);
}

function address(of: Address) {
  return {
    firstName: of.firstName,
    lastName: of.lastName,
    streetAddress: of.address1,
    ...(of.address2 ? { extendedAddress: of.address2 } : {}),
    locality: of.city,
    region: of.state,
    postalCode: of.postalCode,
    countryCodeAlpha2: of.country,
  };
}
