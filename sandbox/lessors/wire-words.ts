/** Each lessor's names for the internal states. */
import { type LeaseRecord, type LeaseState, type LessorName } from "./lease-record";

const WORDS: Readonly<Record<LessorName, Readonly<Record<LeaseState, string>>>> = {
  katapult: {
    STARTED: "initiated",
    SUBMITTED: "pending",
    REVIEW: "in_review",
    APPROVED: "approved",
    SIGNED: "signed",
    FUNDED: "complete",
    DENIED: "denied",
    LOCKED: "blocked",
    WITHDRAWN: "canceled",
    EXPIRED: "expired",
    FAILED: "error",
    STRANGE: "rerouted",
  },
  acima: {
    STARTED: "started",
    SUBMITTED: "submitted",
    REVIEW: "manual_review",
    APPROVED: "approved",
    SIGNED: "signed",
    FUNDED: "funded",
    DENIED: "denied",
    LOCKED: "locked",
    WITHDRAWN: "withdrawn",
    EXPIRED: "expired",
    FAILED: "failed",
    STRANGE: "parked",
  },
};

export function wordOf(record: Pick<LeaseRecord, "lessor" | "state" | "signedAt">): string {
  // Acima reports the end of a signed lease as terminated, not withdrawn.
  if (record.lessor === "acima" && record.state === "WITHDRAWN" && record.signedAt) return "terminated";
  return WORDS[record.lessor][record.state];
}
