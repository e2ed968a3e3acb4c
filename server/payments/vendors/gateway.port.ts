/** The one interface to every payment vendor; checkout and orders know nothing of any vendor beyond it. */
import type { PaymentMethod } from "#contract/payments/methods";
import type { PaymentPreparation } from "#contract/graphql/generated";
import type { PaymentState } from "#contract/payments/statuses";
import type { VENDOR_METHODS, VendorType } from "#contract/payments/vendors/payment-vendors";
import type { RawWebhook } from "../../gateways/webhook";
import type { Address } from "../../orders/reading/order.port";
import type { ServiceSettings } from "../../settings";

/** How the shop is set up with a vendor. */
export type VendorSettings = ServiceSettings;

/** How a method is paid, and how long to wait for its payments. */
export interface MethodFacts {
  /** Shown until the gateway reports how it was paid; the method's label when left out. */
  readonly gatewayName?: string;
  /** When the sweeper first asks: soon where the gateway answers at once, later where the customer leaves for a page. */
  readonly firstCheckSeconds: number;
  /** A payment its gateway does not know after this time was never begun. */
  readonly patienceSeconds: number;
  readonly minimumCents: number;
}

/** A vendor as the server uses it; what all sides know of it is contract/payments/vendors/<vendor>.ts. */
export interface VendorAdapter {
  readonly methods: Readonly<Partial<Record<keyof typeof VENDOR_METHODS, MethodFacts>>>;
  /** @param callbackSecrets sign the webhook addresses of vendors that do not sign their webhooks; the newest first */
  open(settings: VendorSettings, callbackSecrets: readonly string[]): PaymentGateway;
}

/** The current state of one payment at the vendor. */
export interface PaymentReport {
  /** The vendor's own id. */
  readonly transactionId: string;
  /** The order the vendor has booked it for; a report on another order than ours counts for nothing. */
  readonly orderId: string | null;
  readonly state: PaymentState;
  /** The amount to pay. */
  readonly amountCents: number;
  /** The captured amount so far; an authorization captures nothing. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** The means of payment for display, e.g. "Card ending in 1111", "Google Pay", "Klarna", "BTC". */
  readonly method: string | null;
  /** The vendor's own name of the state. */
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
  /** The coin chosen for Plisio. */
  readonly cryptoCurrency: string | null;
}

export const NO_TOKENS: PaymentTokens = { token: null, deviceData: null, cryptoCurrency: null };

/**
 * One order to be paid. Always: sum of quantity × unitPriceCents + shippingCents + taxCents − discountCents =
 * totalCents.
 */
export interface PaymentRequest extends PaymentTokens {
  readonly orderId: string;
  /** The number a person reads. */
  readonly orderNumber: string;
  readonly totalCents: number;
  readonly taxCents: number;
  /** How a line of its own is called (MONEY-4). */
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
  /** For vendors whose callbacks carry no signature it has to hold an unguessable secret. */
  readonly webhookUrl: string;
  /** Same key, same outcome: a second start with it charges nothing again. A new attempt to pay takes a new key. */
  readonly idempotencyKey: string;
  readonly isThreeDSecureRequired: boolean;
}

/** One reason for a refusal. */
export interface PaymentProblem {
  /** The kind, the same for all vendors' problems of that kind, e.g. "CARD_DECLINED". */
  readonly name: string;
  /** The vendor's code. */
  readonly code: string;
  /** The customer may read it. */
  readonly message: string;
}

export type PaymentStart =
  /** Settled without leaving the shop; the report may still say PENDING (under the vendor's review). */
  | { readonly kind: "DONE"; readonly report: PaymentReport }
  /** The customer has to be sent to the vendor's page. */
  | { readonly kind: "REDIRECT"; readonly report: PaymentReport; readonly paymentGatewayUrl: string }
  /** No money moves; report is the vendor's record of the attempt, null when it has none. */
  | {
      readonly kind: "REFUSED";
      readonly report: PaymentReport | null;
      readonly problems: readonly PaymentProblem[];
    };

/** The payment a webhook names. Its outcome is never taken from the webhook: find() reads it from the vendor. */
export interface WebhookEvent {
  /** The vendor's event id, or a digest of the raw body: the same for every delivery of one event. */
  readonly eventId: string;
  readonly transactionId: string | null;
  readonly orderId: string | null;
  /** The vendor's name of what happened. */
  readonly kind: string;
  /** Approval the customer gave the vendor, for start() when the browser never came back with it. Never logged. */
  readonly token?: string;
}

/** Names the payment find() looks for. */
export interface PaymentQuestion {
  /** Null when the answer to start was lost: the payment is then searched by order and attempt. */
  readonly transactionId: string | null;
  readonly orderId: string;
  /**
   * The key the attempt was started with, because an order may have several attempts. With null any attempt may be
   * answered; one that stands is preferred to one that failed.
   */
  readonly idempotencyKey: string | null;
}

/** Data with which the browser begins a payment. */
export type PreparedPayment = Pick<PaymentPreparation, "clientToken" | "widgetUrl" | "coins">;

/** Moves money of an existing payment. Same key, same outcome. */
export type MoneyMove = (
  transactionId: string,
  amountCents: number,
  idempotencyKey: string,
) => Promise<PaymentReport>;

/**
 * One vendor. Every call may throw GatewayUnavailable; capture, cancel and refund also GatewayRefused. A member that
 * is null is something the vendor does not offer.
 */
export interface PaymentGateway {
  readonly type: VendorType;

  /**
   * Data with which the browser begins a payment by one of the vendor's methods.
   * @param request null while the order's address is not known
   * @throws GatewayRefused when the vendor does not take such an order
   */
  readonly prepare:
    ((method: PaymentMethod, request: PaymentRequest | null) => Promise<PreparedPayment>) | null;

  /**
   * Begins the payment of an order, and completes it if there are tokens. @throws GatewayUnavailable when the outcome
   * is unknown
   */
  start(request: PaymentRequest): Promise<PaymentStart>;

  /** Asks the vendor for the state of a payment. @returns null when the vendor knows none */
  find(of: PaymentQuestion): Promise<PaymentReport | null>;

  readonly capture: MoneyMove | null;
  /** Releases reserved money before it is taken. */
  readonly cancel: ((transactionId: string, idempotencyKey: string) => Promise<PaymentReport>) | null;
  /**
   * Gives money back. Money that was reserved or handed in but not taken yet is released when the whole of it is asked
   * for: the report then says CANCELLED with nothing paid.
   */
  readonly refund: MoneyMove | null;

  /** Checks the signature on the raw body. @throws WebhookRejected when it is not the vendor's or cannot be read */
  readWebhook(webhook: RawWebhook): Promise<WebhookEvent[]>;

  /**
   * The answer to a GET of the webhook address, for vendors that check it so.
   * @returns plain text @throws WebhookRejected
   */
  answerChallenge?(query: RawWebhook["query"]): string;
}

/**
 * The outcome is unknown: network, time-out, 5xx, an unreadable answer. The order stays PENDING_PAYMENT until find()
 * tells the state of the payment.
 */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayUnavailable";
}

/** The vendor said no to capture, cancel or refund. */
export class GatewayRefused extends Error {
  override readonly name = "GatewayRefused";

  constructor(readonly problems: readonly PaymentProblem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.message}`).join("; ") || "Refused");
  }
}
