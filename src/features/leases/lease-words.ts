/** Labels for statuses, lessors and purposes of lease applications. */
import type { LeaseRowFragment } from "#contract/graphql/generated";
import { LEASE_LOOKS, LEASE_OPEN, type LeaseStatus } from "#contract/leases/statuses";
import { LESSOR_FACTS } from "#contract/leases/lessors/lessor-facts";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { formatDate, formatShopDate } from "../../lib/format-date";

const { leases: sentences } = MESSAGES;

/** The status of a response; unrecognized ones count as UKNOWN (CALL-10). */
function statusOf(text: string): LeaseStatus {
  return text in LEASE_LOOKS ? (text as LeaseStatus) : "UKNOWN";
}

export function lookOf(status: string): (typeof LEASE_LOOKS)[LeaseStatus] {
  return LEASE_LOOKS[statusOf(status)];
}

/** True while the lessor is undecided. */
export function isOpen(status: string): boolean {
  return LEASE_OPEN.includes(statusOf(status));
}

/** @param type the lessor's name in rows */
export function lessorName(type: string): string {
  return LESSOR_FACTS.find((lessor) => lessor.type === type)?.terms.name ?? type;
}

/** The applicant, unless deleted. */
export function applicantOf({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${firstName} ${lastName}`.trim() || "A deleted customer";
}

/** Title of an application: applicants know no application number. */
export function titleOf({ createdAt }: Pick<LeaseRowFragment, "createdAt">): string {
  return titleFrom(formatDate(createdAt));
}

/** The same title for staff, with the shop's day (SITE-12). */
export function staffTitleOf({ createdAt }: Pick<LeaseRowFragment, "createdAt">): string {
  return titleFrom(formatShopDate(createdAt));
}

const titleFrom = (day: string) => `Application from ${day}`;

export function purposeOf({ orderId }: Pick<LeaseRowFragment, "orderId">): string {
  return orderId ? "For an order" : "For shopping";
}

type StatusFacts = Pick<LeaseRowFragment, "status" | "reason" | "approvedAmount" | "usedAmount"> & {
  readonly redirectUrl?: string | null;
};

const ENDS: Readonly<Record<string, string>> = {
  EXPIRED: "Your approval wasn't used in time and has expired. You can apply again.",
  NOT_FINISHED: "This application wasn't finished in time. You can apply again.",
};

/** An application's status in a sentence. */
export function statusSentence({
  status,
  reason,
  approvedAmount,
  usedAmount,
  redirectUrl,
}: StatusFacts): string {
  switch (statusOf(status)) {
    case "APPROVED":
      return sentences.approved(formatMoney(approvedAmount ?? 0));
    case "COMPLETED":
      return usedAmount === 0 ? sentences.cameBack : sentences.completed;
    case "DECLINED":
      return sentences.declined;
    case "BLOCKED":
    case "CANCELLED":
      return ENDS[reason ?? ""] ?? sentences.ended;
    case "IN REVIEW":
      return sentences.inReview;
    default:
      return redirectUrl ? sentences.continueAtLessor : sentences.asked;
  }
}
