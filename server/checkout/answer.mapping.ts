/**
 * The result of a checkout (PAYMENT-7): the order, the state of its payment, and a message for the customer.
 */
import type { CheckoutError, CheckoutResult, Order } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES, UNDONE_STATUSES, type OrderStatus } from "#contract/orders/orders";
import type { PaymentAttempt } from "../payments/paying.port";
import { problem } from "./quote.rules";

const { checkout: sentences } = MESSAGES;

/** @param attempt the latest one; null when unknown */
export function answerFor(order: Order, attempt: PaymentAttempt | null): CheckoutResult {
  const status = order.correction ? statusOfCorrection(attempt) : order.status;
  // True when it is paid, or leased.
  const isSettled = ![...PAYABLE_STATUSES, ...UNDONE_STATUSES].includes(status);
  const isWaiting = status === "PENDING_PAYMENT";
  const isRestDue = isWaiting && order.amountDue < order.total && attempt === null;
  const errors = isSettled || isRestDue ? [] : problemsOf(status, attempt);
  return {
    success: errors.length === 0,
    errors,
    message: errors[0]?.message ?? (isSettled ? sentences.placed : sentences.redirected),
    transactionId: attempt?.transactionId ?? null,
    status,
    order,
    orderKey: null,
    paymentGatewayUrl: isWaiting ? (attempt?.paymentGatewayUrl ?? null) : null,
  };
}

/** Customers see a waiting correction as an unpaid order. */
function statusOfCorrection(attempt: PaymentAttempt | null): OrderStatus {
  return attempt && attempt.kind !== "REFUSED" && attempt.kind !== "NOT_MADE"
    ? "PENDING_PAYMENT"
    : "PAYMENT_FAILED";
}

function problemsOf(status: OrderStatus, attempt: PaymentAttempt | null): CheckoutError[] {
  if (status === "PENDING_PAYMENT") {
    const isOpen = attempt?.kind === "REDIRECT" || attempt?.kind === "WAITING" || attempt?.kind === "PAID";
    return isOpen ? [] : [problem("PAYMENT_UNCERTAIN", sentences.uncertain)];
  }
  if (status !== "PAYMENT_FAILED") return [problem("ORDER_NOT_PAYABLE", sentences.notPayable)];
  const isDeclined = attempt === null || attempt.kind === "REFUSED" || attempt.kind === "PAID";
  if (!isDeclined) return [problem("PAYMENT_DECLINED", sentences.notMade)];
  const problems = attempt?.kind === "REFUSED" ? [...attempt.problems] : [];
  return problems.length > 0 ? problems : [problem("PAYMENT_DECLINED", sentences.declined)];
}

/** The result when no order was placed. */
export function refusedResult(errors: readonly CheckoutError[]): CheckoutResult {
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

/**
 * An existing order, with the reasons it cannot be paid now.
 * @param errors at least one
 */
export function withProblems(result: CheckoutResult, errors: readonly CheckoutError[]): CheckoutResult {
  const message = errors[0]?.message ?? MESSAGES.generic.failure;
  return { ...result, success: false, errors: [...errors], message };
}
