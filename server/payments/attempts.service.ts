/** Starts payments and queries gateways for their status; the ledger records every answer. */
import type { PaymentMethod } from "#contract/payments/methods";
import { MESSAGES } from "#contract/messages";
import { donePath, leftPath } from "#contract/orders/paths";
import { WITHOUT_MONEY } from "#contract/payments/statuses";
import { ROUTES } from "#contract/site/paths";
import type { Db } from "../db/client";
import { DomainError } from "../errors";
import { oneAtATime } from "../gateways/one-at-a-time";
import type { Due, PlacedPurchase, Purchase } from "../orders/reading/order.port";
import {
  bookedAs,
  findPayment,
  storeGatewayUrl,
  abandonPages,
  listAttempts,
  type AttemptRecord,
} from "./ledger/attempts.store";
import { recordReport } from "./ledger/record-report.change";
import { ownReport } from "./ledger/own-report.rules";
import type { ReportedOrders } from "./ledger/reported-orders.port";
import type { OrderPaying, PaymentAttempt } from "./paying.port";
import type { PaymentSettings } from "./payments.settings";
import { toPaymentRequest } from "./request.mapping";
import {
  GatewayRefused,
  GatewayUnavailable,
  NO_TOKENS,
  type PaymentProblem,
  type PaymentStart,
  type PaymentTokens,
  type PreparedPayment,
} from "./vendors/gateway.port";
import { codesOf } from "./vendors/problems.rules";
import { METHODS, type PaymentGateways } from "./vendors/vendors";

export interface AttemptParts {
  readonly db: Db;
  readonly settings: PaymentSettings;
  readonly gateways: PaymentGateways;
  readonly orders: ReportedOrders;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** URL at which a gateway reaches the API host. */
  readonly webhookUrl: (gatewayType: string) => string;
  readonly log: { warn(details: object, message: string): void };
}

const NO_PROBLEMS: readonly PaymentProblem[] = [];
const PAID = ["PAID", "AUTHORIZED", "PARTLY_REFUNDED", "REFUNDED", "DISPUTED"];
const NOTHING_PREPARED: PreparedPayment = { clientToken: null, widgetUrl: null, coins: [] };

export class AttemptsService implements OrderPaying {
  private readonly once = oneAtATime<PaymentAttempt>();

  constructor(private readonly parts: AttemptParts) {}

  /** A second call for the same attempt joins the first; a gateway charges an attempt at most once. */
  pay(order: PlacedPurchase, paymentId: string, tokens: PaymentTokens): Promise<PaymentAttempt> {
    return this.once(paymentId, () => this.begin(order, paymentId, tokens));
  }

  async resume(
    order: PlacedPurchase,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): Promise<PaymentAttempt | null> {
    const { id: orderId, correctionId } = order;
    const [latest] = await listAttempts(this.parts.db, { orderId, correctionId });
    if (!latest) return null;
    const isOpen = latest.state === "UNKNOWN" && latest.method === method;
    return isOpen ? this.pay(order, latest.id, tokens) : attemptOf(latest);
  }

  async closeOthers(orderId: string, next: PaymentMethod): Promise<boolean> {
    const abandoned = await abandonPages(this.parts.db, orderId, next);
    const closed = await Promise.all(abandoned.map((payment) => this.closePage(payment)));
    return closed.every(Boolean);
  }

  async latestAttempt(due: Due): Promise<PaymentAttempt | null> {
    const [latest] = await listAttempts(this.parts.db, due);
    return latest ? attemptOf(latest) : null;
  }

  async prepare(method: PaymentMethod, purchase: Purchase | null): ReturnType<OrderPaying["prepare"]> {
    const { settings, gateways, siteUrl, webhookUrl, log } = this.parts;
    const facts = settings.methods.includes(method) ? METHODS.get(method) : undefined;
    const gateway = facts && gateways.find(facts.gatewayType);
    if (!gateway) throw new DomainError("BAD_USER_INPUT", MESSAGES.checkout.methodOff);
    const request =
      purchase &&
      toPaymentRequest(purchase, siteUrl, {
        ...NO_TOKENS,
        returnUrl: `${siteUrl}${ROUTES.checkoutDone}`,
        cancelUrl: `${siteUrl}${ROUTES.checkoutPayment}`,
        webhookUrl: webhookUrl(gateway.type),
        idempotencyKey: "",
        isThreeDSecureRequired: false,
      });
    try {
      const prepared = (await gateway.prepare?.(method, request)) ?? NOTHING_PREPARED;
      return { ...prepared, isSandbox: settings.withoutMoney.includes(gateway.type) };
    } catch (error) {
      if (error instanceof GatewayRefused) {
        const [first] = error.problems;
        throw new DomainError("BAD_USER_INPUT", first?.message ?? MESSAGES.checkout.methodOff);
      }
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ gateway: gateway.type, reason: error.message }, "preparing a payment failed");
      throw new DomainError("UNAVAILABLE", MESSAGES.checkout.gatewayDown);
    }
  }

  private async begin(
    order: PlacedPurchase,
    paymentId: string,
    tokens: PaymentTokens,
  ): Promise<PaymentAttempt> {
    const { db, settings, gateways, siteUrl, webhookUrl, log } = this.parts;
    const payment = await findPayment(db, paymentId);
    if (payment?.orderId !== order.id || payment.correctionId !== order.correctionId)
      throw new Error("This order has no such payment attempt");
    if (payment.state !== "UNKNOWN") return attemptOf(payment);
    const gateway = gateways.find(payment.gatewayType);
    if (!gateway) return UNCERTAIN;
    const leasedCents = order.totalCents - payment.amountCents;
    const request = toPaymentRequest({ ...order, leasedCents }, siteUrl, {
      ...tokens,
      returnUrl: siteUrl + donePath(order),
      cancelUrl: siteUrl + leftPath(order),
      webhookUrl: webhookUrl(payment.gatewayType),
      idempotencyKey: payment.id,
      isThreeDSecureRequired: settings.isThreeDSecureRequired,
    });
    try {
      return await this.settle(payment, await gateway.start(request));
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn(
        { gateway: gateway.type, orderId: order.id, reason: error.message },
        "a payment's outcome is not known yet",
      );
      return UNCERTAIN;
    }
  }

  private async closePage(payment: AttemptRecord): Promise<boolean> {
    const { db, gateways, orders, log } = this.parts;
    const gateway = gateways.find(payment.gatewayType);
    const { transactionId, id: idempotencyKey } = payment;
    const orderId = bookedAs(payment);
    if (!gateway?.cancel || !transactionId) return true;
    try {
      const report = await gateway.cancel(transactionId, idempotencyKey).catch((error: unknown) => {
        if (!(error instanceof GatewayRefused)) throw error;
        return gateway.find({ transactionId, orderId, idempotencyKey });
      });
      if (report) await recordReport(db, orders, payment, report);
      return true;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ gateway: gateway.type, orderId, reason: error.message }, "closing a payment page failed");
      return false;
    }
  }

  private async settle(payment: AttemptRecord, started: PaymentStart): Promise<PaymentAttempt> {
    const { db, orders } = this.parts;
    const problems = started.kind === "REFUSED" ? started.problems : NO_PROBLEMS;
    const paymentGatewayUrl = started.kind === "REDIRECT" ? started.paymentGatewayUrl : null;
    const report = started.report ?? ownReport(payment, "FAILED", codesOf(problems) || null);
    if (paymentGatewayUrl !== null) await storeGatewayUrl(db, payment.id, paymentGatewayUrl);
    const { isAccepted, order } = await recordReport(db, orders, payment, report);
    const kind = started.kind === "DONE" ? kindOf(report.state) : started.kind;
    return {
      kind: isAccepted ? kind : "UNCERTAIN",
      transactionId: report.transactionId || null,
      paymentGatewayUrl,
      problems,
      order,
    };
  }
}

const UNCERTAIN: PaymentAttempt = {
  kind: "UNCERTAIN",
  transactionId: null,
  paymentGatewayUrl: null,
  problems: NO_PROBLEMS,
  order: null,
};

function kindOf(state: AttemptRecord["state"]): PaymentAttempt["kind"] {
  if (PAID.includes(state)) return "PAID";
  if (state === "CANCELLED" || state === "EXPIRED") return "NOT_MADE";
  if (WITHOUT_MONEY.includes(state)) return "REFUSED";
  return state === "UNKNOWN" ? "UNCERTAIN" : "WAITING";
}

/** An attempt's recorded state, without querying the gateway. */
function attemptOf({ state, transactionId, paymentGatewayUrl }: AttemptRecord): PaymentAttempt {
  const kind = kindOf(state);
  const isOpenPage = paymentGatewayUrl !== null && (kind === "UNCERTAIN" || kind === "WAITING");
  return {
    kind: isOpenPage ? "REDIRECT" : kind,
    transactionId,
    paymentGatewayUrl: isOpenPage ? paymentGatewayUrl : null,
    problems: NO_PROBLEMS,
    order: null,
  };
}
