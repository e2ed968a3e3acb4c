import { LIMITS } from "./limits";

/** Sentences about reports, a part of contract/messages.ts. */
export const REPORT_MESSAGES = {
  reversed: "The first day has to be before the last.",
  future: "These days have not begun yet.",
  tooLong: `A report covers ${LIMITS.reports.mostDays} days at most.`,
} as const;
