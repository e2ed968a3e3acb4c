/** A phone order taken by staff: its key, its draft, and its problems worded for staff. */
import type { CheckoutInput } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { OrderByStaff } from "../../orders/placing/placing.port";
import { promotionsOf, toPurchase } from "../draft.mapping";
import { requestText, type Addresses } from "../input.mapping";
import type { CheckoutProblem, Quote } from "../quote.rules";

const { phoneOrders: sentences } = MESSAGES;
/** The staff member's IP address and browser must not be recorded as the customer's. */
const NO_ORIGIN = { origin: { ipAddress: "", userAgent: "" }, acceptLanguages: "" };

/** The staff user, and the customer; null = guest. */
export interface PhoneParties {
  readonly staffId: string;
  readonly userId: string | null;
}

/** The request and its customer as text; reusing a key for a different request is refused. */
export function phoneRequest(input: CheckoutInput, userId: string | null): string {
  return JSON.stringify([requestText(input), userId]);
}

/**
 * @param key from readKey
 * @param addresses validated
 */
export function toOrderByStaff(
  quote: Quote,
  addresses: Addresses,
  input: CheckoutInput,
  { staffId, userId }: PhoneParties,
  { key, recordAudit }: Pick<OrderByStaff, "key" | "recordAudit">,
): OrderByStaff {
  return {
    ...toPurchase(quote, addresses, NO_ORIGIN),
    userId,
    // Mails go to the account's address, regardless of the address typed.
    accountEmail: null,
    submittedBy: staffId,
    key,
    recordAudit,
    request: phoneRequest(input, userId),
    deliveryType: input.deliveryType,
    pickupLocationId: input.deliveryType === "DELIVERY_PICKUP" ? (input.pickupLocationId ?? null) : null,
    ...promotionsOf(quote),
    attribution: {},
    firstTouch: {},
  };
}

/** Rewords messages that address the buyer. */
export function forStaff(problems: readonly CheckoutProblem[], totalCents: number): CheckoutProblem[] {
  const { checkout } = MESSAGES;
  const words: Readonly<Record<string, string>> = {
    [checkout.emptyCart]: sentences.empty,
    [checkout.gone]: sentences.productRemoved,
    [checkout.totalChanged]: sentences.totalChanged(formatMoney(totalCents)),
    [checkout.promotionUsed]: sentences.promotionUsed,
    [checkout.promotionSignIn]: sentences.promotionForAccounts,
    [checkout.tooManyUnpaid]: sentences.customerTooManyUnpaid,
    [checkout.methodOff]: sentences.cannotBePaid,
  };
  return problems.map((problem) => ({ ...problem, message: words[problem.message] ?? problem.message }));
}
