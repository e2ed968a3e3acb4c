/** Responses of the lease calls: the state of the application, or the reason none was created. */
import type { CheckoutError, LeaseResult } from "#contract/graphql/generated";
import { LEASE_ERROR_NAMES, type LeaseErrorCode } from "#contract/leases/application";
import { LEASE_STOPPED } from "#contract/leases/statuses";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { toLeaseApplication } from "./application.mapping";
import type { ApplicationRecord } from "./application.record";

export interface LeaseProblem {
  readonly code: LeaseErrorCode;
  /** Worded for the customer. */
  readonly message: string;
  /** The field at fault; null when no single field is. */
  readonly property: string | null;
}

const { leases: sentences } = MESSAGES;

/**
 * Response without an application: its order cannot be placed.
 * @param errors at least one
 */
export function refusedBy(errors: readonly CheckoutError[]): Partial<LeaseResult> {
  const [first] = errors;
  const message = first?.message ?? MESSAGES.generic.failure;
  return { errors: [...errors], message, code: first?.code ?? null };
}

/**
 * Response without an application.
 * @param problems at least one
 */
export function toRefusal(problems: readonly LeaseProblem[]): LeaseResult {
  const [first] = problems;
  return {
    success: false,
    errors: problems.map((problem) => ({ ...problem, name: LEASE_ERROR_NAMES[problem.code] })),
    message: first?.message ?? MESSAGES.generic.failure,
    status: null,
    redirectUrl: null,
    uuid: null,
    code: first?.code ?? null,
    application: null,
    order: null,
    orderKey: null,
  };
}

export function toResult(record: ApplicationRecord): LeaseResult {
  const application = toLeaseApplication(record, false);
  const message = sentenceOf(record, application.status);
  const hasEnded = isStopped(application.status);
  const declined = { code: "DECLINED", name: LEASE_ERROR_NAMES.DECLINED, message, property: null };
  return {
    success: !hasEnded,
    errors: hasEnded ? [declined] : [],
    message,
    status: application.status,
    redirectUrl: application.redirectUrl ?? null,
    uuid: application.uuid ?? null,
    code: hasEnded ? "DECLINED" : null,
    application,
    order: null,
    orderKey: null,
  };
}

const isStopped = (status: string) => LEASE_STOPPED.some((stopped) => stopped === status);

function sentenceOf(record: ApplicationRecord, status: string): string {
  if (status === "APPROVED") return sentences.approved(formatMoney(record.approvedCents ?? 0));
  if (status === "COMPLETED") return sentences.completed;
  if (status === "DECLINED") return sentences.declined;
  if (status === "IN REVIEW") return sentences.inReview;
  if (isStopped(status)) return sentences.ended;
  return record.redirectUrl === null ? sentences.asked : sentences.continueAtLessor;
}
