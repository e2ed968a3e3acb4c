/** A lease application as stores hand it out. */
import type { LeaseState, LeaseStatus } from "#contract/leases/statuses";
import type { LessorAttempt } from "../lessors/cascade.rules";
import type { ApplicationDetails, DisplayedApplicant } from "../forms/form.record";

/** Why an application ended that no lessor has ended. */
export type EndReason = "EXPIRED" | "NOT_FINISHED" | "ACCOUNT_DELETED";

export interface AttemptRecord extends LessorAttempt {
  /** The lessor's number; null until it has answered. */
  readonly uuid: string | null;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
}

/** A lease on the application, as it is shown with it. */
export interface DisplayedLease {
  readonly id: string;
  readonly orderId: string;
  /** The number people read. */
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
  /** Null: a guest's. */
  readonly userId: string | null;
  /** User name of the account; null for a guest's. */
  readonly username: string | null;
  readonly status: LeaseStatus;
  readonly reason: EndReason | null;
  readonly orderId: string | null;
  /** Total of that order. */
  readonly orderCents: number | null;
  readonly isPreApproval: boolean;
  /** Two letters: where the applicant lives. */
  readonly state: string;
  readonly shown: DisplayedApplicant;
  /** Null once it is forgotten. */
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
  /** The part of the approval its leases use (LEASE-31). */
  readonly usedCents: number;
  readonly isSigned: boolean;
  /** The approval has lapsed, whether that was noted or not. */
  readonly isLapsed: boolean;
  /** The applicant did not finish it in time. */
  readonly isOverdue: boolean;
  readonly ageSeconds: number;
  /** How often the lessor was asked. */
  readonly checks: number;
  /** In the order they were asked. */
  readonly tries: readonly AttemptRecord[];
  /** The latest first. */
  readonly leases: readonly DisplayedLease[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The fields of a new application. */
export interface NewApplication {
  /** The order it is to pay, which is placed and waits for it; null for an approval to shop with. */
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly keyDigest: Buffer | null;
  /** A guest's key, for the links of mails. */
  readonly draftKey: string | null;
  readonly idempotencyHash: Buffer;
  readonly shown: DisplayedApplicant;
  readonly details: ApplicationDetails;
  readonly consentVersion: string;
  readonly attribution: Readonly<Record<string, string>>;
  readonly firstTouch: Readonly<Record<string, string>>;
}
