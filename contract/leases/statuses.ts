/** Lease applications and leases: everything that is true of each by its status, one row each (LEASE-4, LEASE-6, LEASE-30). */
import type { BadgeLook } from "../orders/item-statuses";
import { LABELS } from "../messages";
import { cellsOf } from "../fields/status-rows";

/**
 * From the beginning to the end of an application: a later status never gives way to an earlier one of a lessor's report
 * (LEASE-6). UKNOWN stands for a lessor's word we cannot map; the wire keeps its spelling (CALL-10).
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
  /** Statuses that may follow. What lies between may be skipped: a lessor decides at once, or its webhooks are lost. */
  readonly to: readonly LeaseStatus[];
  /** Its badge, which always carries the word too (ORDER-5). */
  readonly look: BadgeLook;
  /**
   * open: the lessor has not decided yet. unclear: it answered what the shop cannot read, or failed, and staff may say what it
   * decided (STAFF-30). declined: the lessor judged the applicant, and owes a reason. stopped: it came to nothing otherwise. After
   * both the customer may choose another way to pay.
   */
  readonly phase: "open" | "unclear" | "approved" | "completed" | "declined" | "stopped";
  /** The lessor's page waits for the applicant; otherwise it is for the lessor to act. */
  readonly isAtApplicant: boolean;
}

const ENDS = ["COMPLETED", "DECLINED", "BLOCKED", "CANCELLED"] as const;

/** An omitted cell does not compile. */
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
    // Tried again; or the lessor had decided all the same.
    to: ["PENDING", "APPROVED", ...ENDS],
    look: { tone: "red", label: "Could not be processed" },
    phase: "unclear",
    isAtApplicant: false,
  },
  APPROVED: {
    // Signed and funded, taken back by the lessor, or lapsed.
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
  CANCELLED: { to: [], look: { tone: "red", label: "Cancelled" }, phase: "stopped", isAtApplicant: false },
};

/** Which status may follow which (LEASE-4). */
export const LEASE_TRANSITIONS = cellsOf(LEASE_STATUS_ROWS, ({ to }) => to);
export const LEASE_LOOKS = cellsOf(LEASE_STATUS_ROWS, ({ look }) => look);

const leaseStatusesIn = (...phases: readonly LeaseStatusRow["phase"][]) =>
  LEASE_STATUSES.filter((status) => phases.includes(LEASE_STATUS_ROWS[status].phase));

/** The application came to nothing, and the customer may choose another way to pay. */
export const LEASE_STOPPED: readonly LeaseStatus[] = leaseStatusesIn("declined", "stopped");
/** A lessor judged the applicant, and owes a reason (LEASE-72). */
export const LEASE_DECLINED: readonly LeaseStatus[] = leaseStatusesIn("declined");
/** The lessor's last words: nothing follows them. */
export const LEASE_ENDED: readonly LeaseStatus[] = leaseStatusesIn("completed", "declined", "stopped");
/** The lessor has not decided yet. */
export const LEASE_OPEN: readonly LeaseStatus[] = leaseStatusesIn("open");
/** The lessor has answered what the shop cannot read, or has failed. */
export const LEASE_UNCLEAR: readonly LeaseStatus[] = leaseStatusesIn("unclear");
/** As far as the shop knows, there is no decision. */
export const LEASE_UNDECIDED: readonly LeaseStatus[] = leaseStatusesIn("open", "unclear");
/** The lessor's page waits for the applicant. */
export const LEASE_AT_APPLICANT: readonly LeaseStatus[] = LEASE_STATUSES.filter(
  (status) => LEASE_STATUS_ROWS[status].isAtApplicant,
);

/** What staff may say that a lessor decided, with what a person reads. */
export const LESSOR_ANSWER_LABELS = {
  APPROVED: "Approved the application",
  DECLINED: "Declined: the next lessor is asked",
  BLOCKED: "Blocked the applicant: no other lessor is asked",
  CANCELLED: "The applicant withdrew",
} as const satisfies Partial<Record<LeaseStatus, string>>;
export type LessorAnswer = keyof typeof LESSOR_ANSWER_LABELS;
export const LESSOR_ANSWERS = Object.keys(LESSOR_ANSWER_LABELS) as readonly LessorAnswer[];

/** States of a lease: what one order uses of an approval (LEASE-30). */
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
  /** signed: the customer is bound, and the goods may be ordered. */
  readonly phase: "unsigned" | "signed" | "over";
  /** Counts as used of the approval (LEASE-31). */
  readonly isUsing: boolean;
  /** The lessor has papers of it, which can be read. */
  readonly hasPapers: boolean;
  /** The lessor was asked for it, and its reports move it: delivery and funding the shop asks for itself. */
  readonly isMovedByReports: boolean;
}

/** An omitted cell does not compile. */
const LEASE_STATE_ROWS: Readonly<Record<LeaseState, LeaseStateRow>> = {
  // For the lessor's decision on the application.
  WAITING: {
    to: ["HELD", "RELEASED"],
    look: { tone: "orange", label: "Awaiting approval" },
    phase: "unsigned",
    isUsing: false,
    hasPapers: false,
    isMovedByReports: false,
  },
  // Taken of the approval, written down before the lessor is asked.
  HELD: {
    to: ["SIGNING", "SIGNED", "RELEASED"],
    look: { tone: "orange", label: "Reserved" },
    phase: "unsigned",
    isUsing: true,
    hasPapers: false,
    isMovedByReports: true,
  },
  // The lessor has papers to sign.
  SIGNING: {
    to: ["SIGNED", "RELEASED"],
    look: { tone: "orange", label: "Ready to sign" },
    phase: "unsigned",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: true,
  },
  // RETURNED: back before the lessor knew that it had arrived.
  SIGNED: {
    to: ["DELIVERED", "RELEASED", "RETURNED"],
    look: { tone: "green", label: "Signed" },
    phase: "signed",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: true,
  },
  DELIVERED: {
    to: ["FUNDED", "RETURNED"],
    look: { tone: "green", label: "Delivered" },
    phase: "signed",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: false,
  },
  FUNDED: {
    to: ["RETURNED"],
    look: { tone: "green", label: "Active" },
    phase: "signed",
    isUsing: true,
    hasPapers: true,
    isMovedByReports: false,
  },
  RELEASED: {
    to: [],
    look: { tone: "red", label: "Not leased" },
    phase: "over",
    isUsing: false,
    hasPapers: false,
    isMovedByReports: false,
  },
  RETURNED: {
    to: [],
    look: { tone: "red", label: "Returned" },
    phase: "over",
    isUsing: false,
    hasPapers: false,
    isMovedByReports: false,
  },
};

export const LEASE_STATE_TRANSITIONS = cellsOf(LEASE_STATE_ROWS, ({ to }) => to);
export const LEASE_STATE_LOOKS = cellsOf(LEASE_STATE_ROWS, ({ look }) => look);

const leaseStatesWhere = (says: (row: LeaseStateRow) => boolean) =>
  LEASE_STATES.filter((state) => says(LEASE_STATE_ROWS[state]));

/** Leases in these states are what is used of an approval (LEASE-31). */
export const LEASE_USING: readonly LeaseState[] = leaseStatesWhere(({ isUsing }) => isUsing);
/** Waits for the lessor or for the signature. */
export const LEASE_UNSIGNED: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase === "unsigned");
/** From then on the customer is bound: the goods may be ordered. */
export const LEASE_SIGNED: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase === "signed");
/** The order is to be leased, or is. */
export const LEASE_STANDING: readonly LeaseState[] = leaseStatesWhere(({ phase }) => phase !== "over");
/** A lessor's reports move it. */
export const LEASE_BEFORE_DELIVERY: readonly LeaseState[] = leaseStatesWhere((row) => row.isMovedByReports);
/** The lessor has papers of it, which can be read. */
export const LEASE_AGREED: readonly LeaseState[] = leaseStatesWhere(({ hasPapers }) => hasPapers);

/** How a state is shown; one we do not know is under way, and is its own word. */
export function leaseLook(state: string): BadgeLook {
  return isLeaseState(state) ? LEASE_STATE_LOOKS[state] : { tone: "orange", label: state };
}

export function isLeaseState(text: string): text is LeaseState {
  return text in LEASE_STATE_LOOKS;
}

/** How often an applicant is paid, with what a person reads. Payments of a lease fall on these days. */
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
