/** All facts about lease applications and leases by status, one row each (LEASE-4, LEASE-6, LEASE-30). */
import type { BadgeLook } from "../orders/item-statuses";
import { LABELS } from "../messages";
import { cellsOf } from "../fields/status-rows";

/**
 * In order of progress: a lessor's report never moves an application back to an earlier status (LEASE-6).
 * UNKNOWN is a lessor status we cannot map; the wire keeps its spelling (CALL-10).
 */
export const LEASE_STATUSES = [
  "INITIATED",
  "PENDING",
  "PROGRESS",
  "IN REVIEW",
  "UKNOWN",
  "ERROR",
  "APPROVED",
  "COMPLETED",
  "DECLINED",
  "BLOCKED",
  "CANCELLED",
] as const;
export type LeaseStatus = (typeof LEASE_STATUSES)[number];

interface LeaseStatusRow {
  /**
   * Valid next statuses. Intermediate statuses may be skipped: a lessor decides at once, or webhooks are
   * lost.
   */
  readonly to: readonly LeaseStatus[];
  /** Badge style; a badge always includes the label (ORDER-5). */
  readonly look: BadgeLook;
  /**
   * open: no decision yet. unclear: the lessor failed or sent an unreadable answer, and staff may enter the
   * decision (STAFF-30). declined: the lessor rejected the applicant and owes a reason. stopped: ended for
   * another reason. After declined and stopped the customer may choose another payment method.
   */
  readonly phase: "open" | "unclear" | "approved" | "completed" | "declined" | "stopped";
  /** True if the lessor's page waits for the applicant; otherwise the lessor acts next. */
  readonly isAtApplicant: boolean;
}

const ENDS = ["COMPLETED", "DECLINED", "BLOCKED", "CANCELLED"] as const;

/** A missing row is a compile error. */
const LEASE_STATUS_ROWS: Readonly<Record<LeaseStatus, LeaseStatusRow>> = {
  INITIATED: {
    to: ["PENDING", "PROGRESS", "IN REVIEW", "UKNOWN", "ERROR", "APPROVED", ...ENDS],
    look: { tone: "orange", label: "Started" },
    phase: "open",
    isAtApplicant: true,
  },
  PENDING: {
    to: ["PROGRESS", "IN REVIEW", "UKNOWN", "ERROR", "APPROVED", ...ENDS],
    look: { tone: "orange", label: "Sent to the leasing company" },
    phase: "open",
    isAtApplicant: false,
  },
  PROGRESS: {
    to: ["IN REVIEW", "UKNOWN", "ERROR", "APPROVED", ...ENDS],
    look: { tone: "orange", label: "In progress" },
    phase: "open",
    isAtApplicant: true,
  },
  "IN REVIEW": {
    to: ["UKNOWN", "ERROR", "APPROVED", ...ENDS],
    look: { tone: "orange", label: "Under review" },
    phase: "open",
    isAtApplicant: false,
  },
  UKNOWN: {
    to: ["PENDING", "ERROR", "APPROVED", ...ENDS],
    look: { tone: "red", label: "Unknown" },
    phase: "unclear",
    isAtApplicant: false,
  },
  ERROR: {
    // Resubmitted, or the lessor had decided after all.
    to: ["PENDING", "APPROVED", ...ENDS],
    look: { tone: "red", label: "Could not be processed" },
    phase: "unclear",
    isAtApplicant: false,
  },
  APPROVED: {
    // Signed and funded, withdrawn by the lessor, or expired.
    to: ENDS,
    look: { tone: "green", label: "Approved" },
    phase: "approved",
    isAtApplicant: false,
  },
  COMPLETED: {
    to: [],
    look: { tone: "green", label: "Completed" },
    phase: "completed",
    isAtApplicant: false,
  },
  DECLINED: { to: [], look: { tone: "red", label: "Declined" }, phase: "declined", isAtApplicant: false },
  BLOCKED: { to: [], look: { tone: "red", label: "Blocked" }, phase: "declined", isAtApplicant: false },
  CANCELLED: { to: [], look: { tone: "red", label: "Canceled" }, phase: "stopped", isAtApplicant: false },
};

/** Valid status transitions (LEASE-4). */
export const LEASE_TRANSITIONS = cellsOf(LEASE_STATUS_ROWS, ({ to }) => to);
export const LEASE_LOOKS = cellsOf(LEASE_STATUS_ROWS, ({ look }) => look);

const leaseStatusesIn = (...phases: readonly LeaseStatusRow["phase"][]) =>
  LEASE_STATUSES.filter((status) => phases.includes(LEASE_STATUS_ROWS[status].phase));

/** The application failed, and the customer may choose another payment method. */
export const LEASE_STOPPED: readonly LeaseStatus[] = leaseStatusesIn("declined", "stopped");
/** A lessor rejected the applicant and owes a reason (LEASE-72). */
export const LEASE_DECLINED: readonly LeaseStatus[] = leaseStatusesIn("declined");
/** Final statuses. */
export const LEASE_ENDED: readonly LeaseStatus[] = leaseStatusesIn("completed", "declined", "stopped");
/** The lessor has not decided yet. */
export const LEASE_OPEN: readonly LeaseStatus[] = leaseStatusesIn("open");
/** The lessor failed or sent an unreadable answer. */
export const LEASE_UNCLEAR: readonly LeaseStatus[] = leaseStatusesIn("unclear");
/** No decision known to the shop. */
export const LEASE_UNDECIDED: readonly LeaseStatus[] = leaseStatusesIn("open", "unclear");
/** The lessor's page waits for the applicant. */
export const LEASE_AT_APPLICANT: readonly LeaseStatus[] = LEASE_STATUSES.filter(
  (status) => LEASE_STATUS_ROWS[status].isAtApplicant,
);

/** Lessor decisions that staff may enter, with labels. */
export const LESSOR_ANSWER_LABELS = {
  APPROVED: "Approved the application",
  DECLINED: "Declined; try the next lessor",
  BLOCKED: "Blocked; don't try other lessors",
  CANCELLED: "The applicant withdrew",
} as const satisfies Partial<Record<LeaseStatus, string>>;
export type LessorAnswer = keyof typeof LESSOR_ANSWER_LABELS;
export const LESSOR_ANSWERS = Object.keys(LESSOR_ANSWER_LABELS) as readonly LessorAnswer[];

/** Lease states: an order's use of an approval (LEASE-30). */
export const LEASE_STATES = [
  "WAITING",
  "HELD",
  "SIGNING",
  "SIGNED",
  "DELIVERED",
  "FUNDED",
  "RELEASED",
  "RETURNED",
] as const;
export type LeaseState = (typeof LEASE_STATES)[number];

interface LeaseStateRow {
  readonly to: readonly LeaseState[];
  readonly look: BadgeLook;
  /** signed: the customer is bound, and the items may be ordered. */
  readonly phase: "unsigned" | "signed" | "over";
  /** Counts against the approval (LEASE-31). */
  readonly isUsing: boolean;
  /** The lessor has readable documents for the lease. */
  readonly hasPapers: boolean;
  /**
   * The lease was requested, and the lessor's reports move it. The shop itself requests delivery and funding.
   */
  readonly isMovedByReports: boolean;
  /** The lessor reports its payment, or takes it back (LEASE-37). */
  readonly isFunding: boolean;
}

/** A missing row is a compile error. */
const LEASE_STATE_ROWS: Readonly<Record<LeaseState, LeaseStateRow>> = {
  // Waiting for the lessor's decision on the application.
  WAITING: {
    to: ["HELD", "RELEASED"],
    look: { tone: "orange", label: "Awaiting approval" },
    phase: "unsigned",
    isUsing: false,
    hasPapers: false,
    isMovedByReports: false,
    isFunding: false,
  },
  // Reserved from the approval and recorded before the lessor is called.
  HELD: {
    to: ["SIGNING", "SIGNED", "RELEASED"],
    look: { tone: "orange", label: "Reserved" },
    phase: "unsigned",
    isUsing: true,
    hasPapers: false,
    isMovedByReports: true,
    isFunding: false,
  },
  // The lessor has documents to sign.
  SIGNING: {
    to: ["SIGNED", "RELEASED"],
    look: { tone: "orange", label: "Ready to sign" },
    phase: "unsigned",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: true,
    isFunding: false,
  },
  // RETURNED: returned before the lessor recorded the delivery.
  SIGNED: {
    to: ["DELIVERED", "RELEASED", "RETURNED"],
    look: { tone: "green", label: "Signed" },
    phase: "signed",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: true,
    isFunding: false,
  },
  DELIVERED: {
    to: ["FUNDED", "RETURNED"],
    look: { tone: "green", label: "Delivered" },
    phase: "signed",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: false,
    isFunding: true,
  },
  FUNDED: {
    to: ["RETURNED"],
    look: { tone: "green", label: "Active" },
    phase: "signed",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: false,
    isFunding: true,
  },
  RELEASED: {
    to: [],
    look: { tone: "red", label: "Not leased" },
    phase: "over",
    isUsing: false,
    hasPapers: false,
    isMovedByReports: false,
    isFunding: false,
  },
  RETURNED: {
    to: [],
    look: { tone: "red", label: "Returned" },
    phase: "over",
    isUsing: false,
    hasPapers: false,
    isMovedByReports: false,
    isFunding: true,
  },
};

export const LEASE_STATE_TRANSITIONS = cellsOf(LEASE_STATE_ROWS, ({ to }) => to);
export const LEASE_STATE_LOOKS = cellsOf(LEASE_STATE_ROWS, ({ look }) => look);

const leaseStatesWhere = (matches: (row: LeaseStateRow) => boolean) =>
  LEASE_STATES.filter((state) => matches(LEASE_STATE_ROWS[state]));

/** States that count against an approval (LEASE-31). */
export const LEASE_USING: readonly LeaseState[] = leaseStatesWhere(({ isUsing }) => isUsing);
/** Waiting for the lessor or for the signature. */
export const LEASE_UNSIGNED: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase === "unsigned");
/** The order may still end without a lease. */
export const LEASE_RELEASABLE: readonly LeaseState[] = leaseStatesWhere(({ to }) => to.includes("RELEASED"));
/** Neither leased nor about to be. */
export const LEASE_OVER: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase === "over");
/** The lessor reports its payment, or takes it back. */
export const LEASE_FUNDING: readonly LeaseState[] = leaseStatesWhere((row) => row.isFunding);
/** Signed: the customer is bound, and the items may be ordered. */
export const LEASE_SIGNED: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase === "signed");
/** The order is leased or is about to be. */
export const LEASE_ACTIVE: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase !== "over");
/** A lessor's reports move the lease. */
export const LEASE_BEFORE_DELIVERY: readonly LeaseState[] = leaseStatesWhere((row) => row.isMovedByReports);
/** The lessor has readable documents for the lease. */
export const LEASE_AGREED: readonly LeaseState[] = leaseStatesWhere(({ hasPapers }) => hasPapers);

/** Badge style of a state. An unknown state is displayed as in progress, with its own name. */
export function leaseLook(state: string): BadgeLook {
  return isLeaseState(state) ? LEASE_STATE_LOOKS[state] : { tone: "orange", label: state };
}

export function isLeaseState(text: string): text is LeaseState {
  return text in LEASE_STATE_LOOKS;
}

/** Pay frequencies of an applicant, with labels. Lease payments fall on these days. */
export const PAY_FREQUENCY_LABELS = {
  WEEKLY: "Every week",
  BIWEEKLY: LABELS.biweekly,
  SEMIMONTHLY: "Twice a month",
  MONTHLY: "Every month",
} as const;
export type PayFrequency = keyof typeof PAY_FREQUENCY_LABELS;
export const PAY_FREQUENCIES = Object.keys(PAY_FREQUENCY_LABELS) as readonly PayFrequency[];

export const BANK_ACCOUNT_LABELS = { CHECKING: "Checking", SAVINGS: "Savings" } as const;
export type BankAccountType = keyof typeof BANK_ACCOUNT_LABELS;
export const BANK_ACCOUNT_TYPES = Object.keys(BANK_ACCOUNT_LABELS) as readonly BankAccountType[];
