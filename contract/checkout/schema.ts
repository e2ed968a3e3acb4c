/** Checkout inputs (CHECKOUT-1, ADDRESS-6). */
import * as yup from "yup";
import { addressFields } from "../customers/profile";
import {
  BILLING_CITY,
  country,
  email,
  personName,
  textLine,
  usPhone,
  usPostalCode,
  usState,
} from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { DELIVERY_TYPES, type DeliveryType } from "../orders/orders";

const { account } = LIMITS;
const { checkout, validation } = MESSAGES;

/** Required only when billing differs from shipping. */
function whenBillingDiffers<Field extends yup.StringSchema>(
  field: Field,
): yup.Schema<string | null | undefined> {
  return yup
    .string()
    .nullable()
    .when("isBillingShippingSame", { is: false, then: () => field, otherwise: (schema) => schema.strip() });
}

/** The addresses of an order. Billing fields are set only when billing differs. */
export const checkoutAddressInput = yup.object({
  ...addressFields,
  email: email(),
  isBillingShippingSame: yup.boolean().default(true),
  billingFirstName: whenBillingDiffers(
    personName(
      account.addressNameLength,
      { required: validation.firstName, characters: validation.firstNameLetters },
      "letters",
    ),
  ),
  billingLastName: whenBillingDiffers(
    personName(
      account.addressNameLength,
      { required: validation.lastName, characters: validation.lastNameLetters },
      "letters",
    ),
  ),
  billingAddress1: whenBillingDiffers(textLine(account.addressLineLength).required(validation.address)),
  billingAddress2: textLine(account.addressLineLength, validation.address2TooLong).nullable(),
  billingCity: whenBillingDiffers(
    textLine(account.cityLength)
      .min(2, validation.cityCharacters)
      .matches(BILLING_CITY, validation.cityCharacters)
      .required(validation.city),
  ),
  billingState: whenBillingDiffers(usState()),
  billingPostalCode: whenBillingDiffers(usPostalCode("billingState")),
  billingPhone: whenBillingDiffers(usPhone()),
  billingCountry: country(),
});
export type CheckoutAddress = yup.InferType<typeof checkoutAddressInput>;

/** The addresses, the delivery method, and the store for pickup. */
export const deliveryInput = checkoutAddressInput.shape({
  deliveryType: yup
    .mixed<DeliveryType>()
    .oneOf([...DELIVERY_TYPES])
    .required(),
  pickupLocationId: yup.string().when("deliveryType", {
    is: "DELIVERY_PICKUP",
    then: (schema) => schema.required(checkout.pickupPlace),
    otherwise: (schema) => schema.strip(),
  }),
});

/** Codes in a checkout's error list; each comes with a sentence for the customer. */
export const CHECKOUT_ERROR_NAMES = {
  INVALID_INPUT: "Invalid input",
  EMPTY_CART: "The cart is empty",
  PRODUCT_GONE: "Product gone",
  OUT_OF_STOCK: "Out of stock",
  PRICE_CHANGED: "Price changed",
  TOTAL_CHANGED: "Total changed",
  PROMOTION_INVALID: "Promotion not valid",
  DELIVERY_NOT_POSSIBLE: "Delivery not possible",
  BELOW_MINIMUM: "Below the minimum",
  PAYMENT_DECLINED: "Payment declined",
  PAYMENT_UNCERTAIN: "Payment not confirmed yet",
  METHOD_NOT_AVAILABLE: "Payment method not available",
  ORDER_NOT_PAYABLE: "Order cannot be paid",
  TOO_MANY_TRIES: "Too many tries",
  TOO_MANY_UNPAID: "Too many unpaid orders",
} as const;
export type CheckoutErrorCode = keyof typeof CHECKOUT_ERROR_NAMES;

/** True if the total exceeds the maximum of one order, before or after the discount (CHECKOUT-5). */
export function isOrderTooLarge(order: {
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly originalPriceCents: number;
}): boolean {
  const { totalCents, subTotalCents, originalPriceCents } = order;
  return Math.max(totalCents, subTotalCents, originalPriceCents) > LIMITS.checkout.maxTotalCents;
}
