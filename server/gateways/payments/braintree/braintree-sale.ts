/** An order as Braintree's sale request. */
import { createHash } from "node:crypto";
import { decimalMoney } from "#contract/money";
import { type PaymentAddress, type PaymentRequest } from "../payment-gateway";

/** Braintree refuses longer ones (915230); ours is digested when it does not fit. */
const REQUEST_KEY_LENGTH = 36;

export function braintreeSale(request: PaymentRequest, isCapturedAtOnce: boolean): object {
  const { customer, billing, shipping } = request;
  return {
    amount: decimalMoney(request.totalCents),
    apiRequestKey: requestKey(request.idempotencyKey),
    paymentMethodNonce: request.token,
    orderId: request.orderId,
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

export function requestKey(key: string): string {
  if (/^[\w-]+$/.test(key) && key.length <= REQUEST_KEY_LENGTH) return key;
  return createHash("sha256").update(key).digest("hex").slice(0, REQUEST_KEY_LENGTH);
}

function address(of: PaymentAddress) {
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
