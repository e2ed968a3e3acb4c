/** Lease applications: states, what may follow what, and how a person reads them (LEASE-4, LEASE-6). */
import { LABELS } from "./messages";
import type { BadgeTone } from "./orders";

const STOPS = ["DECLINED", "BLOCKED", "CANCELLED"] as const;
/** The lessor's last words: nothing follows them. */
const ENDS = ["COMPLETED", ...STOPS] as const;

/**
 * From the beginning to the end of an application. What lies between may be skipped: a lessor decides at once, or its
 * webhooks are lost. UKNOWN stands for a lessor's word we cannot map; the wire keeps its spelling (CALL-10).
 */
const LEASE_MOVES = {
  INITIATED: ["PENDING", "PROGRESS", "IN REVIEW", "UKNOWN", "ERROR", "APPROVED", ...ENDS],
  PENDING: ["PROGRESS", "IN REVIEW", "UKNOWN", "ERROR", "APPROVED", ...ENDS],
  PROGRESS: ["IN REVIEW", "UKNOWN", "ERROR", "APPROVED", ...ENDS],
  "IN REVIEW": ["UKNOWN", "ERROR", "APPROVED", ...ENDS],
  UKNOWN: ["PENDING", "ERROR", "APPROVED", ...ENDS],
  // Tried again; or the lessor had decided all the same.
  ERROR: ["PENDING", "APPROVED", ...ENDS],
  // Signed and funded, taken back by the lessor, or lapsed.
  APPROVED: [...ENDS],
  COMPLETED: [],
  DECLINED: [],
  BLOCKED: [],
  CANCELLED: [],
} as const;
export type LeaseStatus = keyof typeof LEASE_MOVES;

/** Which status may follow which (LEASE-4). */
export const LEASE_TRANSITIONS: Readonly<Record<LeaseStatus, readonly LeaseStatus[]>> = LEASE_MOVES;
/** From the beginning to the end: a later one never gives way to an earlier one of a lessor's report (LEASE-6). */
export const LEASE_STATUSES = Object.keys(LEASE_MOVES) as readonly LeaseStatus[];

/** The application came to nothing, and the customer may choose another way to pay. */
export const LEASE_STOPPED: readonly LeaseStatus[] = STOPS;

/** The lessor has not decided yet. */
export const LEASE_OPEN: readonly LeaseStatus[] = ["INITIATED", "PENDING", "PROGRESS", "IN REVIEW"];

/** The lessor's page waits for the applicant; in all other states it is the lessor who has to do something. */
export const LEASE_AT_APPLICANT: readonly LeaseStatus[] = ["INITIATED", "PROGRESS"];

/** The lessor has answered what the shop cannot read, or has failed: staff may say what it decided (STAFF-30). */
export const LEASE_UNCLEAR: readonly LeaseStatus[] = ["UKNOWN", "ERROR"];
/** What staff may say, with what a person reads. */
export const LESSOR_ANSWER_LABELS = {
  APPROVED: "It approved the application",
  DECLINED: "It declined: the next lessor is asked",
  BLOCKED: "It blocked the applicant: nobody else is asked",
  CANCELLED: "The applicant withdrew there",
} as const satisfies Partial<Record<LeaseStatus, string>>;
export type LessorAnswer = keyof typeof LESSOR_ANSWER_LABELS;
export const LESSOR_ANSWERS = Object.keys(LESSOR_ANSWER_LABELS) as readonly LessorAnswer[];

/** How a status is shown: the colour of its badge, which always carries the word too (ORDER-5), and what a person reads. */
export const LEASE_LOOKS: Readonly<
  Record<LeaseStatus, { readonly tone: BadgeTone; readonly label: string }>
> = {
  INITIATED: { tone: "orange", label: "Started" },
  PENDING: { tone: "orange", label: "Sent to the leasing company" },
  PROGRESS: { tone: "orange", label: "In progress" },
  "IN REVIEW": { tone: "orange", label: "Under review" },
  UKNOWN: { tone: "red", label: "Unknown" },
  ERROR: { tone: "red", label: "Could not be processed" },
  APPROVED: { tone: "green", label: "Approved" },
  COMPLETED: { tone: "green", label: "Completed" },
  DECLINED: { tone: "red", label: "Declined" },
  BLOCKED: { tone: "red", label: "Blocked" },
  CANCELLED: { tone: "red", label: "Cancelled" },
};

const LEASE_STATE_MOVES = {
  // For the lessor's decision on the application.
  WAITING: ["HELD", "RELEASED"],
  // Taken of the approval, written down before the lessor is asked.
  HELD: ["SIGNING", "SIGNED", "RELEASED"],
  // The lessor has papers to sign.
  SIGNING: ["SIGNED", "RELEASED"],
  // Back before the lessor knew that it had arrived.
  SIGNED: ["DELIVERED", "RELEASED", "RETURNED"],
  DELIVERED: ["FUNDED", "RETURNED"],
  FUNDED: ["RETURNED"],
  RELEASED: [],
  RETURNED: [],
} as const;
/** State of a lease: what one order uses of an approval (LEASE-30). */
export type LeaseState = keyof typeof LEASE_STATE_MOVES;
export const LEASE_STATE_TRANSITIONS: Readonly<Record<LeaseState, readonly LeaseState[]>> = LEASE_STATE_MOVES;
export const LEASE_STATES = Object.keys(LEASE_STATE_MOVES) as readonly LeaseState[];

/** Leases in these states are what is used of an approval (LEASE-31). */
export const LEASE_USING: readonly LeaseState[] = ["HELD", "SIGNING", "SIGNED", "DELIVERED", "FUNDED"];
/** Waits for the lessor or for the signature. */
export const LEASE_UNSIGNED: readonly LeaseState[] = ["WAITING", "HELD", "SIGNING"];
/** From then on the customer is bound: the goods may be ordered. */
export const LEASE_SIGNED: readonly LeaseState[] = ["SIGNED", "DELIVERED", "FUNDED"];

/** The lessor has papers of it, which can be read. */
export const LEASE_AGREED: readonly LeaseState[] = ["SIGNING", ...LEASE_SIGNED];

/** How the state of a lease is shown. */
export const LEASE_STATE_LOOKS: Readonly<
  Record<LeaseState, { readonly tone: BadgeTone; readonly label: string }>
> = {
  WAITING: { tone: "orange", label: "Waiting for the approval" },
  HELD: { tone: "orange", label: "Reserved" },
  SIGNING: { tone: "orange", label: "Ready to sign" },
  SIGNED: { tone: "green", label: "Signed" },
  DELIVERED: { tone: "green", label: "Delivered" },
  FUNDED: { tone: "green", label: "Active" },
  RELEASED: { tone: "red", label: "Not taken" },
  RETURNED: { tone: "red", label: "Returned" },
};

/** How a state is shown; one we do not know is under way, and is its own word. */
export function leaseLook(state: string): { readonly tone: BadgeTone; readonly label: string } {
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
