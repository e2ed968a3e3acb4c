/** Has orders paid: begins payments, and asks gateways how those stand. Whoever asks, the ledger keeps the answer. */
import type { PaymentMethod } from "#contract/checkout";
import type { OrderStatus } from "#contract/orders";
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { oneAtATime } from "../gateways/one-at-a-time";
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentProblem,
  type PaymentReport,
  type PaymentRequest,
  type PaymentStart,
} from "./vendors/gateway.port";
import type { PaymentGateways } from "./vendors/vendors";
import type { Config } from "../config";
import { methodsFor, routeOf } from "./methods.rules";
import type {
  OrderPaying,
  PaymentAttempt,
  PaymentTokens,
  PreparedPayment,
} from "../orders/placing/placing.port";
import { recordReport, type Alongside } from "./ledger.store";
import { ownReport } from "./own-report.rules";
import { readPayable, toPaymentRequest, type ShopAddresses } from "./request.mapping";
import { preparedPayment } from "./prepared.mapping";
import { keepGatewayUrl, listPayments, type PaymentRecord } from "./attempts.store";

export interface PaymentsParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly settings: Config["payments"];
  readonly gateways: PaymentGateways;
  readonly shop: ShopAddresses;
  readonly keyFor: (orderId: string) => string;
  /** The mails that tell of what came of a payment. */
  readonly tell: Alongside;
  readonly log: { warn(details: object, message: string): void };
}

const NO_PROBLEMS: readonly PaymentProblem[] = [];
const PAID = ["PAID", "AUTHORIZED", "PARTLY_REFUNDED", "REFUNDED", "DISPUTED"];
const OVER = ["FAILED", "CANCELLED", "EXPIRED"];

export class PaymentsService implements OrderPaying {
  private readonly once = oneAtATime<PaymentAttempt>();

  constructor(private readonly parts: PaymentsParts) {}

  methodsFor(totalCents: number): PaymentMethod[] {
    return methodsFor(totalCents, this.parts.settings, this.parts.gateways);
  }

  /** A second call for the same attempt joins the first; a gateway charges an attempt once in any case. */
  pay(orderId: string, paymentId: string, tokens: PaymentTokens): Promise<PaymentAttempt> {
    return this.once(paymentId, () => this.begin(orderId, paymentId, tokens));
  }

  async resume(
    orderId: string,
    method: PaymentMethod,
    tokens: PaymentTokens,
  ): Promise<PaymentAttempt | null> {
    const [latest] = await listPayments(this.parts.db, orderId);
    if (!latest) return null;
    const isOpen = latest.state === "UNKNOWN" && latest.method === method;
    return isOpen ? this.pay(orderId, latest.id, tokens) : attemptOf(latest);
  }

  async latestAttempt(orderId: string): Promise<PaymentAttempt | null> {
    const [latest] = await listPayments(this.parts.db, orderId);
    return latest ? attemptOf(latest) : null;
  }

  /** @throws DomainError for a method that is off, an order the gateway does not take, a gateway that is down */
  async prepare(method: PaymentMethod, request: PaymentRequest | null): Promise<PreparedPayment> {
    const { settings, gateways, shop } = this.parts;
    const gateway = settings.methods.includes(method) ? gateways.find(routeOf(method).gatewayType) : null;
    if (!gateway) throw new DomainError("BAD_USER_INPUT", MESSAGES.checkout.methodOff);
    const isSandbox = settings.withoutMoney.includes(gateway.type);
    // A charge is made with the order: without one it could be taken for another customer's.
    if (method === "COINBASE") return preparedPayment(method, null, isSandbox);
    const complete = request && {
      ...request,
      returnUrl: `${shop.siteUrl}${ROUTES.checkoutDone}`,
      cancelUrl: `${shop.siteUrl}${ROUTES.checkoutPayment}`,
      webhookUrl: shop.webhookUrl(gateway.type),
    };
    try {
      return preparedPayment(method, await gateway.prepare(complete), isSandbox);
    } catch (error) {
      if (error instanceof GatewayRefused) {
        const [first] = error.problems;
        throw new DomainError("BAD_USER_INPUT", first?.message ?? MESSAGES.checkout.methodOff);
      }
      if (!(error instanceof GatewayUnavailable)) throw error;
      this.parts.log.warn(
        { gateway: gateway.type, reason: error.message },
        "a payment could not be prepared",
      );
      throw new DomainError("UNAVAILABLE", MESSAGES.checkout.gatewayDown);
    }
  }

  private async begin(orderId: string, paymentId: string, tokens: PaymentTokens): Promise<PaymentAttempt> {
    const { db, sealer, settings, gateways, shop, keyFor, log } = this.parts;
    const payable = await readPayable(db, orderId, paymentId);
    if (!payable) throw new Error("No such attempt to pay this order");
    const { payment } = payable;
    if (payment.state !== "UNKNOWN") return attemptOf(payment);
    const gateway = gateways.find(payment.gatewayType);
    if (!gateway) return UNCERTAIN;
    const request = toPaymentRequest(payable, sealer, tokens, {
      ...shop,
      orderKey: keyFor(orderId),
      isThreeDSecureRequired: settings.isThreeDSecureRequired,
    });
    try {
      return await this.settle(payment, await gateway.start(request));
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn(
        { gateway: gateway.type, orderId, reason: error.message },
        "a payment's outcome is not known yet",
      );
      return UNCERTAIN;
    }
  }

  private async settle(payment: PaymentRecord, started: PaymentStart): Promise<PaymentAttempt> {
    const report = started.report ?? ownReport(payment, "FAILED", codesOf(started));
    if (started.kind === "REDIRECT") {
      await keepGatewayUrl(this.parts.db, payment.id, started.paymentGatewayUrl);
    }
    const isKept = await this.record(payment, report);
    return {
      kind: isKept ? kindOf(started) : "UNCERTAIN",
      transactionId: report.transactionId || null,
      paymentGatewayUrl: started.kind === "REDIRECT" ? started.paymentGatewayUrl : null,
      problems: started.kind === "REFUSED" ? started.problems : NO_PROBLEMS,
    };
  }

  /** @returns false when the report does not fit the order, so that nothing of it counts */
  async record(payment: PaymentRecord, report: PaymentReport): Promise<boolean> {
    const { db, tell } = this.parts;
    const recorded = await recordReport(db, payment.orderId, payment.id, report, tell);
    return recorded !== null && (recorded.outcome.payment !== null || recorded.outcome.remark === null);
  }

  /** The gateway of a payment, null when it is off. */
  gatewayOf({ gatewayType }: Pick<PaymentRecord, "gatewayType">): PaymentGateway | null {
    return this.parts.gateways.find(gatewayType);
  }
}

const UNCERTAIN: PaymentAttempt = {
  kind: "UNCERTAIN",
  transactionId: null,
  paymentGatewayUrl: null,
  problems: NO_PROBLEMS,
};

function kindOf(started: PaymentStart): PaymentAttempt["kind"] {
  if (started.kind !== "DONE") return started.kind;
  if (PAID.includes(started.report.state)) return "PAID";
  return OVER.includes(started.report.state) ? "REFUSED" : "WAITING";
}

/** Where an attempt stands as far as we know. */
function attemptOf(payment: PaymentRecord): PaymentAttempt {
  const { state, transactionId, paymentGatewayUrl } = payment;
  const shown = { transactionId, problems: NO_PROBLEMS };
  if (PAID.includes(state)) return { ...shown, kind: "PAID", paymentGatewayUrl: null };
  if (OVER.includes(state)) return { ...shown, kind: "REFUSED", paymentGatewayUrl: null };
  if (paymentGatewayUrl) return { ...shown, kind: "REDIRECT", paymentGatewayUrl };
  return { ...shown, kind: state === "UNKNOWN" ? "UNCERTAIN" : "WAITING", paymentGatewayUrl };
}

/** For staff: the vendor's own words for a refusal. */
function codesOf(started: PaymentStart): string | null {
  if (started.kind !== "REFUSED") return null;
  return started.problems.map(({ name, code }) => `${name} (${code})`).join(", ") || null;
}

/** Statuses in which a reservation is turned into money. */
export const CAPTURED_WHEN: readonly OrderStatus[] = ["CONFIRMED_BY_SUPPLIER", "COMPLETED"];
