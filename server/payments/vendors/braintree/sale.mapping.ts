/** Maps an order to Braintree's sale request. */
import { createHash } from "node:crypto";
import { decimalMoney } from "#contract/money/money";
import type { Address } from "../../../orders/reading/order.port";
import { attemptNumber } from "../attempt-number.mapping";
import { type PaymentRequest } from "../gateway.port";

/** Braintree refuses longer keys (915230); a longer key is digested. */
const REQUEST_KEY_LENGTH = 36;

/** @param apiRequestKey null omits it */
export function braintreeSale(
  request: PaymentRequest,
  isCapturedAtOnce: boolean,
  apiRequestKey: string | null,
): object {
  const { customer, billing, shipping } = request;
  return {
    amount: decimalMoney(request.totalCents),
    ...(apiRequestKey ? { apiRequestKey } : {}),
    paymentMethodNonce: request.token,
    orderId: saleNumber(request.orderId, request.idempotencyKey),
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

/** The order id of a sale at Braintree. */
export function saleNumber(orderId: string, idempotencyKey: string): string {
  return attemptNumber(orderId, idempotencyKey, 12);
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
