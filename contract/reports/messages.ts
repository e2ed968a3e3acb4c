import { LIMITS } from "../limits";

/** Sentences about reports, a part of contract/messages.ts. */
export const REPORT_MESSAGES = {
  reversed: "The first day has to be before the last.",
  future: "These days have not begun yet.",
  tooLong: `A report covers ${LIMITS.reports.mostDays} days at most.`,
  mailed: "This report comes by mail.",
  notMailed: "This report does not come by mail any more.",
  tooManyMails: `You are mailed ${LIMITS.reports.mostMails} reports, and these are the most. End one first.`,
} as const;
