import { LIMITS } from "../limits";

/** Messages about reports, a part of contract/messages.ts. */
export const REPORT_MESSAGES = {
  reversed: "The start date must be before the end date.",
  future: "These dates are in the future.",
  tooLong: `A report covers ${LIMITS.reports.maxDays} days at most.`,
  mailed: "Report email scheduled.",
  notMailed: "Report email stopped.",
  tooManyMails: `You already get ${LIMITS.reports.maxMails} report emails, the maximum. Stop one first.`,
} as const;
