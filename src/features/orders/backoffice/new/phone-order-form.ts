/** Form values of a phone order, and the call built from them (ORDER-36). */
import type { FormikValues } from "formik";
import * as yup from "yup";
import { deliveryInput } from "#contract/checkout/schema";
import type { CheckoutInput, FoundProductFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { quantityField } from "#contract/orders/edits";
import type { DeliveryType } from "#contract/orders/orders";
import { deliveryOf } from "../../../../client/delivery/delivery-call";
import { EMPTY_BILLING } from "../../../../ui/form/address/billing-fields";

const { phoneOrders } = MESSAGES;

/** A product of the order, and the name of its quantity field. */
export interface OrderLine {
  readonly field: string;
  readonly product: FoundProductFragment;
}

/** Every field in screen order; the lines' fields come and go. */
export const EMPTY_ORDER = {
  buyer: "guest",
  email: "",
  phone: "",
  firstName: "",
  lastName: "",
  /** Ids of the products: a refusal of all of them stays until they change. */
  items: "",
  deliveryType: "DELIVERY_SHIPPING" as DeliveryType,
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  pickupLocationId: "",
  ...EMPTY_BILLING,
  promotionCode: "",
};
export type PhoneOrderForm = typeof EMPTY_ORDER;

const PIECES = "pieces";

/** A field name not used by another line. */
export function lineField(lines: readonly OrderLine[]): string {
  return PIECES + (1 + Math.max(0, ...lines.map(({ field }) => Number(field.slice(PIECES.length)))));
}

/**
 * Puts the lines' values where they are on screen, and drops values of removed lines: the error summary
 * follows this order.
 */
export function withLines(values: FormikValues, lines: readonly OrderLine[]): FormikValues {
  const fixed = Object.entries(values).filter(([name]) => !name.startsWith(PIECES));
  const items = lines.map(({ product }) => product.productId).join(" ");
  const quantities = lines.map(({ field }) => [field, values[field] as unknown] as const);
  const withThem = fixed.flatMap(([name, value]) =>
    name === "items" ? [[name, items] as const, ...quantities] : [[name, value as unknown] as const],
  );
  return Object.fromEntries(withThem);
}

const fixedFields = deliveryInput.shape({
  buyer: yup.string().oneOf(["guest", "account"]).required(),
  items: yup.string().required(phoneOrders.empty),
  promotionCode: yup.string().trim(),
});

/** The rules of the checkout, and of each line's quantity. */
export function phoneOrderSchema(lines: readonly OrderLine[]) {
  const ofLines: Record<never, yup.Schema> = Object.fromEntries(
    lines.map(({ field }) => [field, quantityField(1, phoneOrders.quantity)]),
  );
  return fixedFields.shape(ofLines);
}
export type PhoneOrder = yup.InferType<typeof fixedFields>;

export interface PhoneOrderCall {
  /** Null for a guest. */
  readonly username: string | null;
  readonly input: CheckoutInput;
}

/** @param order as phoneOrderSchema cast it */
export function callOf(order: PhoneOrder, lines: readonly OrderLine[]): PhoneOrderCall {
  const { buyer, email, promotionCode } = order;
  const quantities = order as unknown as Readonly<Record<string, number>>;
  return {
    username: buyer === "account" ? email : null,
    input: {
      mode: "CREATE_FRESH_ORDER",
      items: lines.map(({ field, product }) => ({
        productId: product.productId,
        quantity: quantities[field] ?? 0,
      })),
      ...deliveryOf(order),
      ...(promotionCode && { promotionCode }),
    },
  };
}

/** The field of a problem: for a product, its quantity field. */
export function fieldOf(lines: readonly OrderLine[], property: string): string {
  if (property === "username") return "email";
  return lines.find(({ product }) => product.productId === property)?.field ?? property;
}
