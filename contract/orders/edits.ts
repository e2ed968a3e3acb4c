/** Order corrections by staff before shipping: items and addresses (ORDER-34, ORDER-35). */
import * as yup from "yup";
import { CART_LIMITS } from "../cart/cart";
import { addressFields } from "../customers/profile";
import { isAtStage, isUntouched, type ItemStatus } from "./item-statuses";
import { MESSAGES } from "../messages";
import { ORDER_STATUS_ROWS, type OrderStatus } from "./statuses";

const { orders, validation } = MESSAGES;

interface EditableOrder {
  readonly status: OrderStatus;
  readonly items: readonly { readonly status: ItemStatus }[];
}

/** True if items may be added, changed and removed, as far as the order decides. */
export function areItemsEditable({ status, items }: EditableOrder): boolean {
  const { editable } = ORDER_STATUS_ROWS[status];
  return editable === "items and addresses" && items.every((item) => isUntouched(item.status));
}

/** True if addresses may be changed, as far as the order decides. */
export function areAddressesEditable({ status, items }: EditableOrder): boolean {
  const { editable } = ORDER_STATUS_ROWS[status];
  return editable !== "nothing" && items.every((item) => isAtStage(item.status, "unpaid", "untouched"));
}

export const orderAddressInput = yup.object(addressFields);
export type OrderAddress = yup.InferType<typeof orderAddressInput>;

/**
 * Quantity of a line.
 * @param sentence error message for any invalid quantity
 */
export function quantityField(min: 0 | 1, sentence: string) {
  const { quantity: max } = CART_LIMITS;
  return yup
    .number()
    .typeError(sentence)
    .integer(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .required(sentence);
}

const line = yup.object({
  /** The id of an existing line; null adds the product. */
  itemId: yup.string().nullable().default(null),
  productId: yup.string().max(64, validation.unexpected).nullable().default(null),
  quantity: quantityField(0, orders.quantity),
});

/** Omitted fields stay unchanged. */
export const orderEditInput = yup.object({
  /** Changed lines; quantity 0 removes a line. */
  items: yup.array(line.required()).max(CART_LIMITS.lines, validation.unexpected).default([]),
  shipping: orderAddressInput.nullable().default(null),
  billing: orderAddressInput.nullable().default(null),
});
export type OrderEdit = yup.InferType<typeof orderEditInput>;

/**
 * Form of the items: quantity0, quantity1, … in line order, plus one product to add.
 * @param lines number of lines
 */
export function orderItemsForm(lines: number): yup.Schema<Record<string, unknown>> {
  const quantities = Array.from(
    { length: lines },
    (_, at) => [`quantity${at}`, quantityField(0, orders.quantity)] as const,
  );
  return yup.object({
    ...Object.fromEntries(quantities),
    sku: yup.string().trim().max(64, validation.unexpected).default(""),
    pieces: quantityField(0, orders.quantity),
  });
}

/** Confirmation without input. */
export const noInput = yup.object({});

/** Items to cancel at their supplier. */
export const supplierCancelInput = yup.object({
  itemIds: yup
    .array(yup.string().required())
    .min(1, orders.noItems)
    .max(CART_LIMITS.lines, validation.unexpected)
    .required(),
});
