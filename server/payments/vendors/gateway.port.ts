/** The single interface to every payment vendor; checkout and orders depend on nothing else of a vendor. */
import type { PaymentMethod } from "#contract/payments/methods";
import type { PaymentPreparation } from "#contract/graphql/generated";
import type { PaymentState } from "#contract/payments/statuses";
import type { VendorType } from "#contract/payments/vendors/payment-vendors";
import type { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import type { RawWebhook } from "../../gateways/webhook";
import type { Address } from "../../orders/reading/order.port";
import type { ServiceSettings } from "../../settings";

/** Connection settings of a vendor. */
export type VendorSettings = ServiceSettings;

/** Payment flow and waiting times of a method. */
export interface MethodFacts {
  /** Displayed until the gateway reports the payment method; defaults to the method's label. */
  readonly gatewayName?: string;
  /** Delay of the sweeper's first check: short for immediate answers, longer for a vendor's page. */
  readonly firstCheckSeconds: number;
  /** A payment still unknown to its gateway after this time was never started. */
  readonly patienceSeconds: number;
  readonly minimumCents: number;
}

/** A vendor's server adapter; contract/payments/vendors/<vendor>.ts holds what all sides share. */
export interface VendorAdapter {
  readonly methods: Readonly<Partial<Record<keyof typeof VENDOR_METHODS, MethodFacts>>>;
  /** @param callbackSecrets sign the webhook URLs of vendors without webhook signatures; newest first */
  open(settings: VendorSettings, callbackSecrets: readonly string[]): PaymentGateway;
}

/** The current state of a payment at the vendor. */
export interface PaymentReport {
  /** The vendor's own id. */
  readonly transactionId: string;
  /** The order id stored by the vendor; reports on other orders are ignored. */
  readonly orderId: string | null;
  readonly state: PaymentState;
  /** The amount to pay. */
  readonly amountCents: number;
  /** The amount captured so far; an authorization captures nothing. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** Payment method for display, e.g. "Card ending in 1111", "Google Pay", "Klarna", "BTC". */
  readonly method: string | null;
  /** The vendor's own status. */
  readonly vendorStatus: string;
  /** For staff, e.g. why it is pending. */
  readonly note: string | null;
}

export interface PaymentLine {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly productUrl: string | null;
}

/** The browser's input for a method. */
export interface PaymentTokens {
  /** Card nonce or Klarna authorization token; null for hosted pages. */
  readonly token: string | null;
  readonly deviceData: string | null;
  /** The coin chosen at Plisio. */
  readonly cryptoCurrency: string | null;
}

export const NO_TOKENS: PaymentTokens = { token: null, deviceData: null, cryptoCurrency: null };

/**
 * One order to pay. Invariant: sum of quantity × unitPriceCents + shippingCents + taxCents − discountCents =
 * totalCents.
 */
export interface PaymentRequest extends PaymentTokens {
  readonly orderId: string;
  /** The public order number. */
  readonly orderNumber: string;
  readonly totalCents: number;
  readonly taxCents: number;
  /** Decides the label of the tax line (MONEY-4). */
  readonly isStateTax: boolean;
  readonly shippingCents: number;
  readonly discountCents: number;
  readonly currency: "USD";
  readonly lines: readonly PaymentLine[];
  readonly customer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string | null;
    readonly ipAddress: string | null;
  };
  readonly billing: Address;
  readonly shipping: Address;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Must contain an unguessable secret for vendors whose callbacks carry no signature. */
  readonly webhookUrl: string;
  /** Repeating a key returns the same outcome without a second charge. Each new attempt needs a new key. */
  readonly idempotencyKey: string;
  readonly isThreeDSecureRequired: boolean;
}

/** One reason for a refusal. */
export interface PaymentProblem {
  /** The kind, shared by all vendors, e.g. "CARD_DECLINED". */
  readonly name: string;
  /** The vendor's code. */
  readonly code: string;
  /** Safe to show to the customer. */
  readonly message: string;
}

export type PaymentStart =
  /** Completed without leaving the shop; the report may still say PENDING (under the vendor's review). */
  | { readonly kind: "DONE"; readonly report: PaymentReport }
  /** The customer must be redirected to the vendor's page. */
  | { readonly kind: "REDIRECT"; readonly report: PaymentReport; readonly paymentGatewayUrl: string }
  /** No money moves; report is the vendor's record of the attempt, null without one. */
  | {
      readonly kind: "REFUSED";
      readonly report: PaymentReport | null;
      readonly problems: readonly PaymentProblem[];
    };

/**
 * The payment a webhook refers to. The webhook itself carries no outcome; find() reads it from the vendor.
 */
export interface WebhookEvent {
  /** The vendor's event id, or a digest of the raw body: the same for each delivery of an event. */
  readonly eventId: string;
  readonly transactionId: string | null;
  readonly orderId: string | null;
  /** The vendor's event type. */
  readonly kind: string;
  /** The customer's approval, for start() when the browser never returned with it. Never logged. */
  readonly token?: string;
}

/** Search key of find(). */
export interface PaymentQuestion {
  /** Null when the answer of start was lost: find() then searches by order and attempt. */
  readonly transactionId: string | null;
  readonly orderId: string;
  /**
   * The attempt's key, because an order may have several attempts. Null matches any attempt; a valid payment
   * takes precedence over a failed one.
   */
  readonly idempotencyKey: string | null;
}

/** Data the browser needs to start a payment. */
export type PreparedPayment = Pick<PaymentPreparation, "clientToken" | "widgetUrl" | "coins">;

/** Moves money of an existing payment. Idempotent per key. */
export type MoneyMove = (
  transactionId: string,
  amountCents: number,
  idempotencyKey: string,
) => Promise<PaymentReport>;

/**
 * One vendor. Every call may throw GatewayUnavailable; capture, cancel and refund may also throw
 * GatewayRefused. A null member is not supported by the vendor.
 */
export interface PaymentGateway {
  readonly type: VendorType;

  /**
   * Data the browser needs to start a payment by one of the vendor's methods.
   * @param request null while the order's address is unknown
   * @throws GatewayRefused when the vendor does not accept such an order
   */
  readonly prepare:
    ((method: PaymentMethod, request: PaymentRequest | null) => Promise<PreparedPayment>) | null;

  /**
   * Starts the payment of an order, and completes it if tokens are given.
   * @throws GatewayUnavailable when the outcome is unknown
   */
  start(request: PaymentRequest): Promise<PaymentStart>;

  /**
   * Queries the state of a payment.
   * @returns null when the vendor knows no match
   */
  find(of: PaymentQuestion): Promise<PaymentReport | null>;

  readonly capture: MoneyMove | null;
  /** Releases an authorization before capture. */
  readonly cancel: ((transactionId: string, idempotencyKey: string) => Promise<PaymentReport>) | null;
  /**
   * Refunds money. A full refund of authorized or unsettled money voids it; the report then says CANCELLED
   * with nothing paid.
   */
  readonly refund: MoneyMove | null;

  /**
   * Verifies the signature on the raw body.
   * @throws WebhookRejected for an invalid signature or an unreadable body
   */
  readWebhook(webhook: RawWebhook): Promise<WebhookEvent[]>;

  /**
   * The response to a GET of the webhook URL, for vendors that verify it that way.
   * @returns plain text
   * @throws WebhookRejected
   */
  answerChallenge?(query: RawWebhook["query"]): string;
}

/**
 * The outcome is unknown: network error, time-out, 5xx or unreadable answer. The order stays PENDING_PAYMENT
 * until find() reports the state of the payment.
 */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayUnavailable";
}

/** The vendor refused a capture, cancel or refund. */
export class GatewayRefused extends Error {
  override readonly name = "GatewayRefused";

  constructor(readonly problems: readonly PaymentProblem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.message}`).join("; ") || "Refused");
  }
}
