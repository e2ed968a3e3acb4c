/**
 * Orders and pays on click. One click at a time; resends of an order use the same key; an order with a failed
 * payment is paid again, not placed again.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { navigate } from "gatsby";
import type { PaymentMethod } from "#contract/payments/methods";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES } from "#contract/orders/orders";
import { donePath, payAgainPath, type OrderLink } from "#contract/orders/paths";
import { track } from "../../../client/page/track";
import { storeOrderKey } from "../../../client/page/order-links";
import { changeDraft, endDraft, readDraft } from "../input/checkout-draft";
import { cartInput, contentsOf, orderInput } from "../input/checkout-request";
import { removeOrdered, useCheckoutSource, type CheckoutSource } from "../input/checkout-source";
import { leaveToPay } from "./leave-to-pay";
import { forgetOrderKey, orderKeyFor } from "./order-key";
import type { Collect } from "../payment/payment-panel";
import type { Trouble } from "./payment-trouble";
import { placeOrder, type CheckoutAnswer } from "./place-order";
import { quoteChanges } from "../summary/quote-changes";
import { piecesOf, type Quote } from "../summary/use-quote";
import { readTouches } from "../../../client/store/attribution-slice";

interface PayingOptions {
  readonly order: OrderLink | null;
  /** The visible quote. */
  readonly quote: Quote;
  readonly requote: () => Promise<Quote | null>;
  readonly onPlaced: (order: OrderLink) => void;
}

export interface Paying {
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  readonly pay: (method: PaymentMethod, collect: Collect) => Promise<void>;
  /** Continues with a response that another part of the page received. */
  readonly resume: (method: PaymentMethod, answer: CheckoutAnswer) => Promise<void>;
}

const CHANGED: readonly string[] = ["TOTAL_CHANGED", "PRICE_CHANGED", "PROMOTION_INVALID"];

export function usePaying({ order, quote, requote, onPlaced }: PayingOptions): Paying {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isPaying = useRef(false);
  const source = useCheckoutSource();
  // Created before the click: two tabs clicked at once would each create a key.
  useEffect(() => {
    if (!order && source) orderKeyFor(contentsOf(cartInput(source, readDraft())));
  }, [order, source, quote]);

  const report = useCallback(
    (problem: Omit<Trouble, "count">) =>
      setTrouble((last) => ({ count: (last?.count ?? 0) + 1, ...problem })),
    [],
  );

  const pay = useCallback(
    async (method: PaymentMethod, collect: Collect): Promise<void> => {
      if (isPaying.current || (!order && !source)) return;
      isPaying.current = true;
      setBusy(true);
      changeDraft({ method });
      const input = order ? orderInput(order) : cartInput(source!, readDraft());
      // Reads the key before collecting the tokens: during that time another tab may place the order and drop
      // the key.
      const call = { method, ...withOrderKey(input, quote.total) };
      try {
        const tokens = await collect();
        if (!tokens) return;
        const answer = await placeOrder({ ...call, tokens });
        if (answer) await handleAnswer(answer, { method, order, quote, requote, onPlaced, report, source });
        else report({ ...NO_ANSWER, problems: [], changes: [] });
      } finally {
        isPaying.current = false;
        setBusy(false);
      }
    },
    [order, source, quote, requote, onPlaced, report],
  );
  const resume = useCallback(
    (method: PaymentMethod, answer: CheckoutAnswer) =>
      handleAnswer(answer, { method, order, quote, requote, onPlaced, report, source }),
    [order, source, quote, requote, onPlaced, report],
  );
  return { isBusy, trouble, pay, resume };
}

const NO_ANSWER = {
  title: "We didn't get an answer",
  message:
    "Your order may have been placed. Please press the button again: we check first, so it's placed and charged only once.",
};

/** The input with the visible total, and the order's key. */
export function withOrderKey(
  input: CheckoutInput,
  expectedTotal: number,
): { input: CheckoutInput; key: string } {
  if (input.orderId) return { input, key: input.orderId };
  const key = orderKeyFor(contentsOf(input));
  return {
    input: { ...input, expectedTotal, idempotencyKey: key, ...readTouches() },
    key,
  };
}

interface FollowUp extends PayingOptions {
  readonly method: PaymentMethod;
  readonly source: CheckoutSource | null;
  readonly report: (problem: Omit<Trouble, "count">) => void;
}

/** Handles a response. */
async function handleAnswer(answer: CheckoutAnswer, next: FollowUp): Promise<void> {
  const { method, order, quote, requote, onPlaced, report, source } = next;
  recordStep(answer, next);
  const placed = answer.order && { id: answer.order.id, key: answer.orderKey ?? order?.key ?? null };
  if (placed) storeOrderKey(placed);
  if (placed && answer.order && !order) {
    forgetOrderKey();
    onPlaced(placed);
    if (source) removeOrdered(source, answer.order.items);
    // Until the order is paid, the input may be needed for another payment method.
    changeDraft({ lastOrder: placed });
  }
  const isOpen = answer.errors.some(({ code }) => code === "PAYMENT_UNCERTAIN");
  const isToBePaid = answer.order !== null && PAYABLE_STATUSES.includes(answer.order!.status);
  // Declined or partly leased: the remainder is paid another way.
  if (method === "LEASE" && isToBePaid) changeDraft({ method: null });
  if (placed && method === "LEASE" && isToBePaid && answer.success) {
    await navigate(payAgainPath(placed), { replace: true });
    return;
  }
  if (placed && (answer.success || isOpen)) {
    endDraft(placed);
    if (answer.paymentGatewayUrl) return leaveToPay(answer.paymentGatewayUrl, donePath(placed));
    await navigate(donePath(placed), { replace: true });
    return;
  }
  if (placed && !order) await navigate(payAgainPath(placed), { replace: true });
  const isChanged = !placed && answer.errors.some(({ code }) => CHANGED.includes(code));
  const fresh = placed ? null : await requote();
  report({
    title: isChanged ? "The total has changed" : titleOf(answer),
    message: answer.message || MESSAGES.generic.failure,
    problems: answer.errors,
    changes: isChanged && fresh ? quoteChanges(quote, fresh) : [],
  });
}

/** Records the payment step, also for a refusal. The confirmation page records the order's outcome. */
function recordStep({ errors }: CheckoutAnswer, { method, quote }: FollowUp): void {
  const details = {
    checkoutMethod: method,
    checkoutProblem: errors[0]?.code,
    cartItems: piecesOf(quote),
    cartTotal: quote.total,
    checkoutCoupon: quote.promotion != null,
  };
  if (method !== "LEASE") return track("CHECKOUT_PAYMENT", { checkoutStep: "payment", ...details });
  track("CHECKOUT_LEASE", { checkoutStep: "lease", ...details, leaseAmount: quote.lease.leasedAmount });
}

function titleOf({ order, errors }: CheckoutAnswer): string {
  if (!order) return "Your order wasn't placed";
  if (errors.some(({ code }) => code === "DECLINED")) return LABELS.leaseNotApproved;
  const isClosed = errors.some(({ code }) => code === "ORDER_NOT_PAYABLE");
  return isClosed ? "This order can't be paid" : MESSAGES.checkout.notPaid;
}
