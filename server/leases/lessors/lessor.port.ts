/** The one interface to every lessor; leases, checkout and orders know nothing of any lessor beyond it. */
import type { LessorTerms, PaymentFrequency } from "#contract/leases/financing";
import type { BankAccountType, LeaseStatus, PayFrequency } from "#contract/leases/statuses";
import type { LessorType } from "#contract/leases/lessors/lessors";
import type { RawWebhook } from "../../gateways/webhook";
import type { Address } from "../../orders/reading/order.port";
import type { ServiceSettings } from "../../settings";

/** How the shop is set up with a lessor. */
export type LessorSettings = ServiceSettings;

/** The applicant's data on which a lessor decides. It is sent to lessors, and never in a log or an error. */
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
 * Goods to be leased. Always: sum of quantity × unitPriceCents + shippingCents + taxCents − discountCents = totalCents.
 */
export interface LeaseCart {
  readonly lines: readonly (LeaseItem & { readonly isLeasable: boolean })[];
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  /** The part of the total that is paid another way; the lease is for the rest. */
  readonly paidOtherwiseCents: number;
}

/** Identification of every request about a lease. */
interface LeaseReference {
  /** Ours, one for each application; the lessor keeps it and can be asked by it. */
  readonly clientReference: string;
  /** Same key, same outcome: a second request with it begins nothing again. */
  readonly idempotencyKey: string;
  /** Where the lessor's pages send the customer when they are done, and when they give up. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** An application for an approval to lease with. It names no goods: useApproval does. */
export interface LeaseRequest extends LeaseReference {
  readonly applicant: Applicant;
  /** The customer's device, which lessors check for fraud. */
  readonly device: {
    readonly ipAddress: string | null;
    readonly userAgent: string | null;
    readonly acceptLanguages: string | null;
  };
  /** When the customer agreed to be checked (ISO 8601). */
  readonly consentedAt: string;
}

/** An order to be leased on an approval that stands: nothing is asked of the customer again. */
export interface ApprovalUse extends LeaseReference {
  readonly approvalUuid: string;
  readonly orderId: string;
  readonly cart: LeaseCart;
  readonly shipping: Address;
}

/** The current state of one application at the lessor. */
export interface LeaseReport {
  /** The lessor's own id. */
  readonly uuid: string;
  /** The approval this lease was drawn from; null when it is an application itself. */
  readonly approvalUuid: string | null;
  /** As the lessor has booked it; a report on another application than ours counts for nothing. */
  readonly clientReference: string | null;
  readonly orderId: string | null;
  /** COMPLETED is signed and funded; UKNOWN is a word we cannot map, and staff are told. */
  readonly status: LeaseStatus;
  /** The lessor's own word for it. */
  readonly vendorStatus: string;
  /** Why it ended: "EXPIRED" when an approval lapsed; null otherwise. */
  readonly reason: "EXPIRED" | null;
  /** The lessor's page where the customer continues the application. */
  readonly redirectUrl: string | null;
  readonly approvedCents: number | null;
  /** ISO 8601. */
  readonly approvedAt: string | null;
  /** An approval nobody has signed by then lapses (ISO 8601). */
  readonly approvedUntil: string | null;
  /** The used part of the approval and its rest, as the lessor counts them. */
  readonly usedCents: number;
  readonly remainingCents: number | null;
  /** Where the customer reads and signs the agreement; null while there is none to sign. */
  readonly signingUrl: string | null;
  readonly isSigned: boolean;
}

/** A plan the lessor offers for what is leased. */
export interface OfferedTerms {
  readonly frequency: PaymentFrequency;
  readonly cashPriceCents: number;
  /** Due at signing; it is the first of the payments. */
  readonly initialPaymentCents: number;
  readonly paymentCents: number;
  readonly numberOfPayments: number;
  readonly totalCostCents: number;
  /** The price of an early purchase (LEASE-20). */
  readonly earlyPurchase: {
    readonly days: number;
    /** Within so many days: in all, with the payments made by then. */
    readonly priceCents: number;
    /** After them: the share of the payments left, in basis points. */
    readonly laterBasisPoints: number;
  };
  /** Null before it is signed, and where the lessor does not say. */
  readonly today: PlanToday | null;
}

/** How a signed plan stands on the day the lessor is asked. */
export interface PlanToday {
  /** YYYY-MM-DD; null once every payment has fallen due. */
  readonly nextPaymentOn: string | null;
  readonly nextPaymentCents: number;
  /** The price of buying the goods now, on top of the payments made. */
  readonly payoffCents: number;
}

/** The lessor's payments to the shop; funded and take together are the cash price of what was delivered and kept. */
export interface Funding {
  readonly isFunded: boolean;
  readonly fundedCents: number;
  /** The lessor's merchant discount. */
  readonly lenderTakeCents: number;
  /** ISO 8601. */
  readonly fundedAt: string | null;
}

/** Names the application find() looks for: by the lessor's id, or by ours where its answer was lost. */
export type LeaseQuestion =
  | { readonly uuid: string }
  | { readonly clientReference: string }
  /** The newest of an order. */
  | { readonly orderId: string };

/** The subject of a webhook. It carries no outcome: that is read from the lessor with find(). */
export interface LessorEvent {
  /** The lessor's event id: the same for every delivery of one event. */
  readonly eventId: string;
  readonly uuid: string;
  readonly clientReference: string | null;
  readonly orderId: string | null;
  /** The lessor's name of what happened. */
  readonly kind: string;
}

/** One lessor. Every call may throw LessorUnavailable; all but find and findFunding also LessorRefused. */
export interface Lessor {
  readonly type: LessorType;

  /** @returns how the application stands; DECLINED too when the lessor decides at once */
  begin(request: LeaseRequest): Promise<LeaseReport>;
  /** Leases an order on an approval that stands, as far as it reaches. @returns the lease, which has a uuid of its own */
  useApproval(use: ApprovalUse): Promise<LeaseReport>;
  /** @returns null when the lessor knows none */
  find(of: LeaseQuestion): Promise<LeaseReport | null>;
  /** The plans a lease may be signed for. */
  listTerms(uuid: string): Promise<OfferedTerms[]>;

  /** Tells the lessor that the shop has taken on the signed order. */
  confirmOrder(uuid: string, orderId: string, idempotencyKey: string): Promise<LeaseReport>;
  /** Says what has arrived, which is what the lessor pays for. @param deliveredOn YYYY-MM-DD */
  submitDelivery(
    uuid: string,
    items: readonly LeaseItem[],
    deliveredOn: string,
    idempotencyKey: string,
  ): Promise<LeaseReport>;
  /** Takes items out of a lease before they are delivered. */
  cancelItems(uuid: string, items: readonly LeaseItem[], idempotencyKey: string): Promise<LeaseReport>;
  /**
   * Ends an application or a lease nothing of which is delivered. May be called again. What a lease took of an approval is
   * free again; with an application its own approval ends.
   */
  cancelOrder(uuid: string, idempotencyKey: string): Promise<LeaseReport>;
  /** Delivered items came back: the lessor settles with the customer, the shop with the lessor. */
  returnItems(uuid: string, items: readonly LeaseItem[], idempotencyKey: string): Promise<LeaseReport>;
  /** @returns null when the lessor knows no such lease */
  findFunding(uuid: string): Promise<Funding | null>;

  /** Checks signature and time on the raw body. @throws WebhookRejected when it is not the lessor's or cannot be read */
  readWebhook(webhook: RawWebhook): LessorEvent[];
}

/** A lessor that is on. */
export interface ConfiguredLessor {
  readonly type: LessorType;
  readonly terms: LessorTerms;
  readonly settings: LessorSettings;
}

/** A lessor as the server opens it; what all sides know of it is contract/leases/lessors/<lessor>.ts. */
export type OpenLessor = (settings: LessorSettings) => Lessor;

/**
 * The outcome is unknown: network, time-out, 5xx, an unreadable answer. Nothing is taken for granted until find() tells
 * how the application stands.
 */
export class LessorUnavailable extends Error {
  override readonly name = "LessorUnavailable";
}

/** Why a lessor says no to a call; its own codes map onto these kinds. */
export type RefusalKind =
  | "EXCLUDED_STATE"
  | "CART_TOO_SMALL"
  | "CART_TOO_LARGE"
  /** The approval does not reach for the cart. */
  | "NOT_ENOUGH_APPROVED"
  | "DETAILS_REFUSED"
  /** The application is not in a state that allows this. */
  | "NOT_POSSIBLE"
  | "NOT_FOUND";

/** The lessor understood the call and said no; nothing has happened. */
export class LessorRefused extends Error {
  override readonly name = "LessorRefused";

  /** @param code the lessor's own; nothing personal is in it */
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
  ) {
    super(`${kind} (${code})`);
  }
}
