/** What a checkout answers (PAYMENT-7): the order, how its payment stands, and a sentence for the customer. */
import type { CheckoutError, CheckoutResult, Order } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { OrderStatus } from "#contract/orders";
import type { PaymentAttempt } from "../orders/placing/placing.port";
import { problem } from "./quote.rules";

const { checkout: sentences } = MESSAGES;

/** Statuses an order has once it is paid for, or a lessor pays for it. */
const STANDS: readonly OrderStatus[] = [
  "PAYMENT_RECEIVED",
  "PENDING_REVIEW",
  "PENDING_FULFILMENT",
  "CONFIRMED_BY_SUPPLIER",
  "COMPLETED",
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
];

/** @param attempt the latest one; null when none is known */
export function answerFor(order: Order, orderKey: string, attempt: PaymentAttempt | null): CheckoutResult {
  const stands = STANDS.includes(order.status);
  const isWaiting = order.status === "PENDING_PAYMENT";
  const errors = stands ? [] : problemsOf(order.status, attempt);
  return {
    success: errors.length === 0,
    errors,
    message: errors[0]?.message ?? (stands ? sentences.placed : sentences.redirected),
    transactionId: attempt?.transactionId ?? null,
    status: order.status,
    order,
    orderKey,
    paymentGatewayUrl: isWaiting ? (attempt?.paymentGatewayUrl ?? null) : null,
  };
}

function problemsOf(status: OrderStatus, attempt: PaymentAttempt | null): CheckoutError[] {
  if (status === "PENDING_PAYMENT") {
    const isOpen = attempt?.kind === "REDIRECT" || attempt?.kind === "WAITING" || attempt?.kind === "PAID";
    return isOpen ? [] : [problem("PAYMENT_UNCERTAIN", sentences.uncertain)];
  }
  if (status !== "PAYMENT_FAILED") return [problem("ORDER_NOT_PAYABLE", sentences.notPayable)];
  const told = attempt?.kind === "REFUSED" ? [...attempt.problems] : [];
  return told.length > 0 ? told : [problem("PAYMENT_DECLINED", sentences.declined)];
}

/** Nothing was placed. */
export function refused(errors: readonly CheckoutError[]): CheckoutResult {
  return {
    success: false,
    errors: [...errors],
    message: errors[0]?.message ?? MESSAGES.generic.failure,
    transactionId: null,
    status: null,
    order: null,
    orderKey: null,
    paymentGatewayUrl: null,
  };
}
