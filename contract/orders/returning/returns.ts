/** Returns that customers request themselves (ORDER-51). */
import * as yup from "yup";
import { CART_LIMITS } from "../../cart/cart";
import { PROMISES } from "../../checkout/promises";
import { MESSAGES } from "../../messages";
import { addDays, shopDay } from "../../time/days";
import { changeKey } from "../changes";
import { orderAccessFields } from "../link";

const { orderReturns, validation } = MESSAGES;

/** In display order. */
export const RETURN_REASON_WORDS = {
  NOT_NEEDED: "No longer needed",
  DAMAGED: "Arrived damaged",
  DEFECTIVE: "Doesn't work",
  WRONG_ITEM: "Wrong item",
  NOT_AS_DESCRIBED: "Not as described",
} as const;
export type ReturnReason = keyof typeof RETURN_REASON_WORDS;
export const RETURN_REASONS = Object.keys(RETURN_REASON_WORDS) as readonly ReturnReason[];

/** Receiving a return refunds it; staff cancel one that never arrives. */
export const RETURN_STATE_WORDS = {
  REQUESTED: "Return requested",
  RECEIVED: "Return received",
  CANCELLED: "Return canceled",
} as const;
export type ReturnState = keyof typeof RETURN_STATE_WORDS;

/** The last shop day on which an item can be returned, YYYY-MM-DD. @param deliveredAt ISO 8601 */
export function lastReturnDay(deliveredAt: string): string {
  return addDays(shopDay(new Date(deliveredAt)), PROMISES.returnDays);
}

/** "EF-7K2M9QXA-R1". @param position of the return in its order, from 1 */
export function returnNumber(orderNumber: string, position: number): string {
  return `${orderNumber}-R${position}`;
}

/** "Arrived damaged", or one per item when they differ: "Radio: Arrived damaged; Lamp: Wrong item". */
export function reasonsInWords(
  items: readonly { readonly name: string; readonly reason: ReturnReason }[],
): string {
  const [word, ...others] = new Set(items.map(({ reason }) => RETURN_REASON_WORDS[reason]));
  if (word && others.length === 0) return word;
  return items.map(({ name, reason }) => `${name}: ${RETURN_REASON_WORDS[reason]}`).join("; ");
}

const itemId = () => yup.string().typeError(validation.unexpected).uuid(validation.unexpected).required();

const returnReason = (missing: string) => yup.string().oneOf(RETURN_REASONS, missing).required(missing);

const returnedItem = yup.object({
  itemId: itemId(),
  quantity: yup.number().integer().min(1).required(),
  reason: returnReason(orderReturns.reason),
});

interface RawReturn {
  readonly reason?: unknown;
  readonly items: readonly ({ readonly reason?: unknown } | null)[];
}

/** Gives items without a reason that of the request. */
function withReasons(raw: RawReturn | null | undefined): unknown {
  if (!Array.isArray(raw?.items)) return raw;
  const { items, reason } = raw;
  return { ...raw, items: items.map((item) => ({ ...item, reason: item?.reason ?? reason })) };
}

const returnRequest = yup.object({
  items: yup
    .array(returnedItem)
    .min(1, orderReturns.noItems)
    .max(CART_LIMITS.lines, validation.unexpected)
    .required(orderReturns.noItems)
    .test(
      "once",
      validation.unexpected,
      (items) => new Set(items.map((item) => item.itemId)).size === items.length,
    ),
  /** Default for items without a reason. */
  reason: yup.string().oneOf(RETURN_REASONS, orderReturns.reason).nullable(),
  idempotencyKey: changeKey,
});
export const returnInput = returnRequest.transform(withReasons);
export type ReturnRequest = yup.InferType<typeof returnInput>;

/** A return of an order, for its label. */
export const returnAccessInput = yup.object({ ...orderAccessFields, returnId: itemId() });

/** The form of a return, as a customer fills it in: each selected item needs a reason. */
export function returnForm(returnable: readonly { readonly itemId: string; readonly name: string }[]) {
  const reasonsOf = (itemIds: readonly string[]) =>
    yup.object(
      Object.fromEntries(
        returnable
          .filter(({ itemId: id }) => itemIds.includes(id))
          .map(({ itemId: id, name }) => [id, returnReason(orderReturns.reasonOf(name))]),
      ),
    );
  return yup.object({
    itemIds: yup.array(yup.string().required()).min(1, orderReturns.noItems).required(orderReturns.noItems),
    reasons: yup.object().when("itemIds", ([itemIds]: readonly string[][]) => reasonsOf(itemIds ?? [])),
  });
}
