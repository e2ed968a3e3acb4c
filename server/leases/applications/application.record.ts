/** A lease application as read from the store. */
import type { LeaseState, LeaseStatus } from "#contract/leases/statuses";
import type { LessorAttempt } from "../lessors/cascade.rules";
import type { ApplicationDetails, DisplayedApplicant } from "../forms/form.record";

/** Why an application ended without a lessor's decision. */
export type EndReason = "EXPIRED" | "NOT_FINISHED" | "ACCOUNT_DELETED";

/** An application together with the lessor it is sent to. */
export interface AttemptKey {
  readonly id: string;
  readonly lessor: string;
}

/** An application and its attempt at a lessor, as locked. */
export interface AttemptState {
  readonly status: LeaseStatus;
  readonly lessor: string | null;
  readonly uuid: string | null;
  readonly outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
}

export interface AttemptRecord extends LessorAttempt {
  /** The lessor's id; null until it answers. */
  readonly uuid: string | null;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
}

/** A lease on the application, as displayed with it. */
export interface DisplayedLease {
  readonly id: string;
  readonly orderId: string;
  /** The public order number. */
  readonly orderNumber: string;
  readonly state: LeaseState;
  readonly cents: number;
  readonly signatureUrl: string | null;
  readonly heldAt: Date | null;
  readonly signedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ApplicationRecord {
  readonly id: string;
  /** Null = guest. */
  readonly userId: string | null;
  /** User name of the account; null for a guest. */
  readonly username: string | null;
  readonly status: LeaseStatus;
  readonly reason: EndReason | null;
  readonly orderId: string | null;
  /** Total of that order. */
  readonly orderCents: number | null;
  readonly isPreApproval: boolean;
  /** Two-letter code of the applicant's state. */
  readonly state: string;
  readonly shown: DisplayedApplicant;
  /** Null once deleted. */
  readonly details: ApplicationDetails | null;
  readonly consentedAt: Date;
  readonly attribution: Readonly<Record<string, string>>;
  readonly firstTouch: Readonly<Record<string, string>>;
  readonly lessor: string | null;
  readonly lessorUuid: string | null;
  readonly redirectUrl: string | null;
  readonly approvedCents: number | null;
  readonly approvedAt: Date | null;
  readonly expiresAt: Date | null;
  /** The part of the approval used by its leases (LEASE-31). */
  readonly usedCents: number;
  readonly isSigned: boolean;
  /** The approval has expired, whether recorded or not. */
  readonly isLapsed: boolean;
  /** The applicant missed the deadline to finish it. */
  readonly isOverdue: boolean;
  readonly ageSeconds: number;
  /** Number of requests to the lessor. */
  readonly checks: number;
  /** In request order. */
  readonly tries: readonly AttemptRecord[];
  /** Latest first. */
  readonly leases: readonly DisplayedLease[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewApplication {
  /** The order it will pay, already placed; null for a pre-approval. */
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly keyDigest: Buffer | null;
  /** A guest's key, for links in mails. */
  readonly draftKey: string | null;
  readonly idempotencyHash: Buffer;
  readonly shown: DisplayedApplicant;
  readonly details: ApplicationDetails;
  readonly consentVersion: string;
  readonly attribution: Readonly<Record<string, string>>;
  readonly firstTouch: Readonly<Record<string, string>>;
}
