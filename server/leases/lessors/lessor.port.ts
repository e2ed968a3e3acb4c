/** The single interface to every lessor; leases, checkout and orders depend on nothing else of a lessor. */
import type { LessorTerms, PaymentFrequency } from "#contract/leases/financing";
import type { BankAccountType, LeaseStatus, PayFrequency } from "#contract/leases/statuses";
import type { LessorType } from "#contract/leases/lessors/lessors";
import type { RawWebhook } from "../../gateways/webhook";
import type { Address } from "../../orders/reading/order.port";
import type { ServiceSettings } from "../../settings";

/** Connection settings of a lessor. */
export type LessorSettings = ServiceSettings;

/** The applicant data a lessor's decision is based on. Sent to lessors; never logged or put into an error. */
export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly mobilePhone: string;
  readonly otherPhone: string | null;
  readonly address: Address;
  /** YYYY-MM-DD, as all dates without a time here. */
  readonly dateOfBirth: string;
  /** Nine digits. */
  readonly ssn: string;
  readonly isBankrupt: boolean;
  readonly income: {
    readonly employerName: string;
    readonly netMonthlyCents: number;
    readonly frequency: PayFrequency;
    readonly lastPayDate: string;
    readonly nextPayDate: string;
  };
  readonly bank: {
    readonly name: string;
    readonly accountType: BankAccountType;
    readonly routingNumber: string;
    readonly accountNumber: string;
  };
}

export interface LeaseItem {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
}

/**
 * Items to lease. Invariant: sum of quantity × unitPriceCents + shippingCents + taxCents − discountCents =
 * totalCents.
 */
export interface LeaseCart {
  readonly lines: readonly (LeaseItem & { readonly isLeasable: boolean })[];
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  /** The part of the total paid another way; the lease covers the rest. */
  readonly paidOtherwiseCents: number;
}

/** Identifies each request about a lease. */
interface LeaseReference {
  /** The shop's reference, unique per application; the lessor stores it and can search by it. */
  readonly clientReference: string;
  /** Repeating a key returns the same outcome without starting anything again. */
  readonly idempotencyKey: string;
  /** Where the lessor's pages return customers who finish or give up. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** An application for an approval. It names no items: useApproval does. */
export interface LeaseRequest extends LeaseReference {
  readonly applicant: Applicant;
  /** The customer's device, for the lessor's fraud checks. */
  readonly device: {
    readonly ipAddress: string | null;
    readonly userAgent: string | null;
    readonly acceptLanguages: string | null;
  };
  /** When the customer consented to the check (ISO 8601). */
  readonly consentedAt: string;
}

/** An order to lease on a valid approval, without further input from the customer. */
export interface ApprovalUse extends LeaseReference {
  readonly approvalUuid: string;
  readonly orderId: string;
  readonly cart: LeaseCart;
  readonly shipping: Address;
}

/** The current state of an application at the lessor. */
export interface LeaseReport {
  /** The lessor's own id. */
  readonly uuid: string;
  /** The approval this lease draws on; null for an application itself. */
  readonly approvalUuid: string | null;
  /** As stored by the lessor; reports on other applications are ignored. */
  readonly clientReference: string | null;
  readonly orderId: string | null;
  /** COMPLETED = signed and funded. UKNOWN = a status without a mapping; staff are notified. */
  readonly status: LeaseStatus;
  /** The lessor's own status. */
  readonly vendorStatus: string;
  /** Why it ended: "EXPIRED" for an expired approval; otherwise null. */
  readonly reason: "EXPIRED" | null;
  /** The lessor's page where the customer continues the application. */
  readonly redirectUrl: string | null;
  readonly approvedCents: number | null;
  /** ISO 8601. */
  readonly approvedAt: string | null;
  /** When an unsigned approval expires (ISO 8601). */
  readonly approvedUntil: string | null;
  /** Used and remaining amounts of the approval, as reported by the lessor. */
  readonly usedCents: number;
  readonly remainingCents: number | null;
  /** Page to read and sign the agreement; null while there is none to sign. */
  readonly signingUrl: string | null;
  readonly isSigned: boolean;
}

/** A plan the lessor offers for the leased amount. */
export interface OfferedTerms {
  readonly frequency: PaymentFrequency;
  readonly cashPriceCents: number;
  /** Due at signing; counts as the first payment. */
  readonly initialPaymentCents: number;
  readonly paymentCents: number;
  readonly numberOfPayments: number;
  readonly totalCostCents: number;
  /** The price of an early purchase (LEASE-20). */
  readonly earlyPurchase: {
    readonly days: number;
    /** Total price within the first days, including payments made by then. */
    readonly priceCents: number;
    /** Afterwards: share of the remaining payments, in basis points. */
    readonly laterBasisPoints: number;
  };
  /** Null before the signature, and when the lessor does not report it. */
  readonly today: PlanToday | null;
}

/** A signed plan on the day of the request. */
export interface PlanToday {
  /** YYYY-MM-DD; null once every payment has come due. */
  readonly nextPaymentOn: string | null;
  readonly nextPaymentCents: number;
  /** The price to buy the items now, on top of the payments made. */
  readonly payoffCents: number;
}

/**
 * The lessor's payments to the shop; funded plus fee equals the cash price of delivered, unreturned items.
 */
export interface Funding {
  readonly isFunded: boolean;
  readonly fundedCents: number;
  /** The lessor's merchant discount, which is its fee. */
  readonly lenderTakeCents: number;
  /** ISO 8601. */
  readonly fundedAt: string | null;
}

/** Search key of find(): the lessor's id, or the shop's own when the answer was lost. */
export type LeaseQuestion =
  | { readonly uuid: string }
  | { readonly clientReference: string }
  /** Finds the newest application of an order. */
  | { readonly orderId: string };

/** The subject of a webhook. It carries no outcome; find() reads the outcome from the lessor. */
export interface LessorEvent {
  /** The lessor's event id, the same for each delivery of an event. */
  readonly eventId: string;
  readonly uuid: string;
  readonly clientReference: string | null;
  readonly orderId: string | null;
  /** The lessor's event type. */
  readonly kind: string;
}

/**
 * One lessor. Every call may throw LessorUnavailable; all except find and findFunding may also throw
 * LessorRefused.
 */
export interface Lessor {
  readonly type: LessorType;

  /** @returns the application's status; also DECLINED when the lessor decides at once */
  begin(request: LeaseRequest): Promise<LeaseReport>;
  /**
   * Leases an order on a valid approval, up to its remaining amount.
   * @returns the lease, which has its own uuid
   */
  useApproval(use: ApprovalUse): Promise<LeaseReport>;
  /** @returns null when the lessor knows no match */
  find(of: LeaseQuestion): Promise<LeaseReport | null>;
  /** The plans available for a lease. */
  listTerms(uuid: string): Promise<OfferedTerms[]>;

  /** Notifies the lessor that the shop has confirmed the signed order. */
  confirmOrder(uuid: string, orderId: string, idempotencyKey: string): Promise<LeaseReport>;
  /**
   * Reports delivered items, which the lessor then funds.
   * @param deliveredOn YYYY-MM-DD
   */
  submitDelivery(
    uuid: string,
    items: readonly LeaseItem[],
    deliveredOn: string,
    idempotencyKey: string,
  ): Promise<LeaseReport>;
  /** Removes undelivered items from a lease. */
  cancelItems(uuid: string, items: readonly LeaseItem[], idempotencyKey: string): Promise<LeaseReport>;
  /**
   * Ends an application or an undelivered lease. Idempotent. Ending a lease frees its part of the approval;
   * ending an application ends its approval.
   */
  cancelOrder(uuid: string, idempotencyKey: string): Promise<LeaseReport>;
  /** Reports returned items: the lessor settles with the customer, the shop with the lessor. */
  returnItems(uuid: string, items: readonly LeaseItem[], idempotencyKey: string): Promise<LeaseReport>;
  /** @returns null when the lessor does not know the lease */
  findFunding(uuid: string): Promise<Funding | null>;

  /**
   * Verifies signature and time on the raw body.
   * @throws WebhookRejected for an invalid signature or an unreadable body
   */
  readWebhook(webhook: RawWebhook): LessorEvent[];
}

/** An enabled lessor. */
export interface ConfiguredLessor {
  readonly type: LessorType;
  readonly terms: LessorTerms;
  readonly settings: LessorSettings;
}

/** Opens a lessor's adapter; contract/leases/lessors/<lessor>.ts holds what all sides share. */
export type OpenLessor = (settings: LessorSettings) => Lessor;

/**
 * The outcome is unknown: network error, time-out, 5xx or unreadable answer. Callers assume nothing until
 * find() reports the status.
 */
export class LessorUnavailable extends Error {
  override readonly name = "LessorUnavailable";
}

/** Why a lessor refuses a call; its own codes map to these kinds. */
export type RefusalKind =
  | "EXCLUDED_STATE"
  | "CART_TOO_SMALL"
  | "CART_TOO_LARGE"
  /** The approval does not cover the cart. */
  | "NOT_ENOUGH_APPROVED"
  | "DETAILS_REFUSED"
  /** The application's status does not allow this. */
  | "NOT_POSSIBLE"
  | "NOT_FOUND";

/** The lessor understood the call and refused it; nothing has changed. */
export class LessorRefused extends Error {
  override readonly name = "LessorRefused";

  /** @param code the lessor's own; contains no personal data */
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
  ) {
    super(`${kind} (${code})`);
  }
}
