/** What staff correct of an order before it is on its way: its items and its addresses (ORDER-34, ORDER-35). */
import * as yup from "yup";
import { CART_LIMITS } from "./cart";
import { addressFields } from "./customers";
import { isAtStage, isUntouched, type ItemStatus } from "./item-statuses";
import { MESSAGES } from "./messages";
import { ORDER_STATUS_ROWS, type OrderStatus } from "./order-statuses";

const { orders, validation } = MESSAGES;

interface EditableOrder {
  readonly status: OrderStatus;
  readonly items: readonly { readonly status: ItemStatus }[];
}

/** Whether items may be added, changed and removed, as far as the order itself says. */
export function areItemsEditable({ status, items }: EditableOrder): boolean {
  const { editable } = ORDER_STATUS_ROWS[status];
  return editable === "items and addresses" && items.every((item) => isUntouched(item.status));
}

/** The same of its addresses. */
export function areAddressesEditable({ status, items }: EditableOrder): boolean {
  const { editable } = ORDER_STATUS_ROWS[status];
  return editable !== "nothing" && items.every((item) => isAtStage(item.status, "unpaid", "untouched"));
}

export const orderAddressInput = yup.object(addressFields);
export type OrderAddress = yup.InferType<typeof orderAddressInput>;

const pieces = () =>
  yup
    .number()
    .typeError(orders.quantity)
    .integer(orders.quantity)
    .min(0, orders.quantity)
    .max(CART_LIMITS.quantity, orders.quantity)
    .required(orders.quantity);

const line = yup.object({
  /** Of a line that is there; null: the product is added. */
  itemId: yup.string().nullable().default(null),
  productId: yup.string().max(64, validation.unexpected).nullable().default(null),
  quantity: pieces(),
});

/** What is left out stays as it is. */
export const orderEditInput = yup.object({
  /** Lines that change: 0 removes one. */
  items: yup.array(line.required()).max(CART_LIMITS.lines, validation.unexpected).default([]),
  shipping: orderAddressInput.nullable().default(null),
  billing: orderAddressInput.nullable().default(null),
});
export type OrderEdit = yup.InferType<typeof orderEditInput>;

/** The form of the items: quantity0 and so on in the order of the lines, and a product to add. @param lines how many */
export function orderItemsForm(lines: number): yup.Schema<Record<string, unknown>> {
  const quantities = Array.from({ length: lines }, (_, at) => [`quantity${at}`, pieces()] as const);
  return yup.object({
    ...Object.fromEntries(quantities),
    sku: yup.string().trim().max(64, validation.unexpected).default(""),
    pieces: pieces(),
  });
}

/** A question with nothing to type. */
export const noInput = yup.object({});

/** Items that are asked back at their supplier. */
export const supplierCancelInput = yup.object({
  itemIds: yup.array(yup.string().required()).min(1, orders.noItems).required(),
});
