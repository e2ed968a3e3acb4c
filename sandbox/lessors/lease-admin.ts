/** Decisions and actions of the lessor sandboxes, shared by both APIs and the tester page. */
import { randomUUID } from "node:crypto";
import type { LessorTerms, PaymentFrequency } from "#contract/leases/financing";
import { type LeaseBooks } from "./lease-books";
import {
  isDelivered,
  isEnded,
  leasedCents,
  plansOf,
  type LeaseRecord,
  type LessorName,
  type RecordCart,
  type RecordPlan,
} from "./lease-record";
import { applyItems, type LeasedItem } from "./lease-items";
import { magicOutcome } from "./magic-inputs";

/** Reason for a rejection; each API maps it to an error code. */
export type Problem =
  | "EXCLUDED_STATE"
  | "TOO_SMALL"
  | "TOO_LARGE"
  | "EXCEEDED"
  | "INVALID"
  | "NOT_ALLOWED"
  | "SIGNED"
  | "UNKNOWN";

export type Moved = { readonly record: LeaseRecord } | { readonly problem: Problem } | "ERROR_500";

/** An application as parsed by a lessor's API. */
export interface Application {
  readonly reference: string;
  readonly applicant: string;
  /** Home state of the applicant. */
  readonly state: string;
  readonly last4Ssn: string;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
}

/** An order to lease, as parsed by a lessor's API. */
export interface Use extends Pick<Application, "reference" | "returnUrl" | "cancelUrl"> {
  readonly orderId: string;
  readonly cart: RecordCart;
}

/** Buttons of the hosted application page, by decision. */
export const DECISIONS = ["full", "partial", "decline", "review", "abandon"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Amount of a full approval. */
const FULL_CENTS = 3_000_00;
const APPROVED_DAYS = 30;
const REVIEW_MS = 15_000;
const UNDECIDED = ["STARTED", "SUBMITTED", "REVIEW", "FAILED", "STRANGE"];

export class LeaseAdmin {
  /** References whose first request has failed. */
  private readonly failed = new Set<string>();

  constructor(
    readonly books: LeaseBooks,
    private readonly terms: ReadonlyMap<LessorName, LessorTerms>,
    /** Sends a webhook to the shop. */
    private readonly notify: (record: LeaseRecord) => void,
    private readonly now: () => Date,
  ) {}

  termsOf(lessor: LessorName): LessorTerms {
    return this.terms.get(lessor)!;
  }

  plansOf(record: LeaseRecord): RecordPlan[] {
    return plansOf(record, this.termsOf(record.lessor), this.now());
  }

  begin(lessor: LessorName, application: Application): Moved {
    const { excludedStates } = this.termsOf(lessor);
    if (excludedStates.includes(application.state)) return { problem: "EXCLUDED_STATE" };
    const record = this.blank(lessor, application);
    const outcome = magicOutcome(application.last4Ssn);
    const name = `${lessor} ${application.reference}`;
    if (outcome === "error-once" && !this.failed.has(name)) {
      this.failed.add(name);
      return "ERROR_500";
    }
    switch (outcome) {
      case "declined":
        return this.move({ ...record, state: "DENIED" });
      case "review":
        return this.review(record);
      case "partial":
        return this.approve(record, "partial");
      case "error-once":
        return this.approve(record, "full");
      case "silent": {
        const silent = this.books.put({ ...record, state: "SUBMITTED", isSilent: true });
        setImmediate(() => this.approve(silent, "full"));
        return { record: silent };
      }
      default:
        return this.move(record);
    }
  }

  /** Leases a cart from an approval. */
  use(approvalId: string, use: Use): Moved {
    const root = this.books.get(approvalId);
    if (!root || root.approvalId) return { problem: "UNKNOWN" };
    if (isEnded(root) || root.limitCents === null) return { problem: "NOT_ALLOWED" };
    const lease: LeaseRecord = {
      ...this.blank(root.lessor, { ...root, ...use }),
      approvalId,
      orderId: use.orderId,
      cart: use.cart,
      state: "APPROVED",
      approvedAt: root.approvedAt,
      approvedUntil: root.approvedUntil,
      isSilent: root.isSilent,
    };
    const { minimumCartCents, maximumCartCents } = this.termsOf(root.lessor);
    if (leasedCents(lease) < minimumCartCents) return { problem: "TOO_SMALL" };
    if (leasedCents(lease) > maximumCartCents) return { problem: "TOO_LARGE" };
    if (leasedCents(lease) > (this.books.approvalOf(root)?.remainingCents ?? 0))
      return { problem: "EXCEEDED" };
    return this.move(lease);
  }

  /** @returns NOT_ALLOWED if already decided */
  decide(id: string, decision: Decision): Moved {
    const record = this.books.get(id);
    if (!record) return { problem: "UNKNOWN" };
    if (!UNDECIDED.includes(record.state)) return { problem: "NOT_ALLOWED" };
    if (decision === "decline") return this.move({ ...record, state: "DENIED" });
    if (decision === "abandon") return this.move({ ...record, state: "WITHDRAWN" });
    return decision === "review" ? this.review(record) : this.approve(record, decision);
  }

  sign(id: string, frequency: PaymentFrequency): Moved {
    const record = this.books.get(id);
    if (!record) return { problem: "UNKNOWN" };
    if (!this.books.isSignable(record)) return { problem: "NOT_ALLOWED" };
    return this.move({
      ...record,
      state: "SIGNED",
      signedFor: frequency,
      signedAt: this.now().toISOString(),
    });
  }

  confirm(id: string, orderId: string): Moved {
    return this.whenSigned(id, (record) => ({ ...record, orderId, confirmedAt: this.now().toISOString() }));
  }

  /** Delivery of the last leased item triggers the lessor's payment. */
  deliver(id: string, items: readonly LeasedItem[], deliveredOn: string): Moved {
    return this.whenSigned(id, (record) => {
      const lines = applyItems(record.cart, items, "delivered");
      if (!lines || !record.cart) return null;
      return this.funded({ ...record, cart: { ...record.cart, lines }, deliveredOn });
    });
  }

  cancelItems(id: string, items: readonly LeasedItem[]): Moved {
    const record = this.books.get(id);
    const lines = record && applyItems(record.cart, items, "cancelled");
    if (!record) return { problem: "UNKNOWN" };
    if (!["APPROVED", "SIGNED"].includes(record.state)) return { problem: "NOT_ALLOWED" };
    if (!lines || !record.cart) return { problem: "INVALID" };
    const changed = { ...record, cart: { ...record.cart, lines } };
    return this.move(leasedCents(changed) === 0 ? { ...changed, state: "WITHDRAWN" } : this.funded(changed));
  }

  /** @param isContract true if the call cancels a signed lease; null if the API makes no distinction */
  cancel(id: string, isContract: boolean | null): Moved {
    const record = this.books.get(id);
    if (!record) return { problem: "UNKNOWN" };
    if (record.state === "WITHDRAWN") return { record };
    if (isEnded(record) || isDelivered(record)) return { problem: "NOT_ALLOWED" };
    if (isContract === false && record.signedAt) return { problem: "SIGNED" };
    if (isContract === true && !record.signedAt) return { problem: "NOT_ALLOWED" };
    return this.move({ ...record, state: "WITHDRAWN" });
  }

  /** Returning the last item ends the lease. */
  returnItems(id: string, items: readonly LeasedItem[]): Moved {
    return this.whenSigned(id, (record) => {
      const lines = applyItems(record.cart, items, "returned");
      if (!lines || !record.cart) return null;
      const changed = { ...record, cart: { ...record.cart, lines } };
      return leasedCents(changed) === 0 ? { ...changed, state: "WITHDRAWN" } : changed;
    });
  }

  /** Sets any state, for a tester. */
  force(id: string, state: LeaseRecord["state"]): Moved {
    const record = this.books.get(id);
    return record ? this.move({ ...record, state }) : { problem: "UNKNOWN" };
  }

  /**
   * Advances a signed lease by days, or buys it out, for a tester.
   * @returns false if the lease is not signed
   */
  live(id: string, by: { readonly days: number } | "BUY_OUT"): boolean {
    const record = this.books.get(id);
    if (!record?.signedAt || isEnded(record)) return false;
    const lived =
      by === "BUY_OUT"
        ? { boughtOutAt: this.now().toISOString() }
        : { signedAt: new Date(Date.parse(record.signedAt) - by.days * 86_400_000).toISOString() };
    this.books.put({ ...record, ...lived });
    return true;
  }

  /** Funded once all leased items have arrived. */
  private funded(record: LeaseRecord): LeaseRecord {
    const lines = record.cart?.lines ?? [];
    const isAll =
      isDelivered(record) && lines.every((line) => line.delivered + line.cancelled === line.ordered);
    return isAll ? { ...record, state: "FUNDED", fundedAt: this.now().toISOString() } : record;
  }

  private whenSigned(id: string, act: (record: LeaseRecord) => LeaseRecord | null): Moved {
    const record = this.books.get(id);
    if (!record) return { problem: "UNKNOWN" };
    if (!["SIGNED", "FUNDED"].includes(record.state)) return { problem: "NOT_ALLOWED" };
    const changed = act(record);
    return changed ? this.move(changed) : { problem: "INVALID" };
  }

  private review(record: LeaseRecord): Moved {
    const moved = this.move({ ...record, state: "REVIEW" });
    setTimeout(() => {
      if (this.books.get(record.id)?.state === "REVIEW") this.approve(record, "full");
    }, REVIEW_MS).unref();
    return moved;
  }

  private approve(record: LeaseRecord, how: "full" | "partial"): Moved {
    const full = Math.min(FULL_CENTS, this.termsOf(record.lessor).maximumCartCents);
    const now = this.now();
    return this.move({
      ...record,
      state: "APPROVED",
      limitCents: how === "full" ? full : Math.floor(full / 2),
      approvedAt: now.toISOString(),
      approvedUntil: new Date(+now + APPROVED_DAYS * 86_400_000).toISOString(),
    });
  }

  private move(record: LeaseRecord): Moved {
    this.books.put(record);
    this.notify(record);
    return { record };
  }

  private blank(lessor: LessorName, of: Omit<Application, "state">): LeaseRecord {
    const { reference, applicant, last4Ssn, returnUrl, cancelUrl } = of;
    return {
      id: randomUUID(),
      lessor,
      approvalId: null,
      reference,
      orderId: null,
      applicant,
      last4Ssn,
      state: "STARTED",
      cart: null,
      limitCents: null,
      approvedAt: null,
      approvedUntil: null,
      signedFor: null,
      signedAt: null,
      boughtOutAt: null,
      confirmedAt: null,
      deliveredOn: null,
      fundedAt: null,
      isSilent: false,
      returnUrl,
      cancelUrl,
      createdAt: this.now().toISOString(),
    };
  }
}
