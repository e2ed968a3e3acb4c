/** Messages about affiliates, a part of contract/messages.ts. */
export const AFFILIATE_MESSAGES = {
  code: "Please enter up to 64 letters, digits, dots, hyphens or underscores",
  name: "Please enter an affiliate name",
  amount: "Please enter an amount",
  percent: "Please enter a percentage up to 100, with at most two decimals",
  day: "Please enter today or a later date",
  reversed: "The end date is before the start date",
  codeInUse: "This code is already in use",
  missing: "This affiliate doesn't exist.",
  added: "Affiliate added.",
  changed: "Affiliate updated.",
  subAdded: "Sub-affiliate added.",
  termsAdded: "Terms added.",
  payoutDay: "Please enter today or an earlier date",
  reference: "Please enter the transfer reference",
  tooMuch: "That's more than you owe",
  payoutRecorded: "Payout recorded.",
  payoutMissing: "This payout doesn't exist.",
  payoutUndone: "Payout undone.",
  nothingDue: "No payouts are due",
  runRecorded: "Payouts recorded.",
  runMissing: "These payouts don't exist.",
  /** @param names "A blog" or "A blog, Ann and 3 more" */
  runTooMuch: (names: string) => `You owe less by now to ${names}. Reload and try again.`,
} as const;

/** Label in the admin and in reports for commissions reversed by returns and refunds. */
export const REVERSED = "Reversed";
/** Label in the admin for commissions earned and not yet paid. */
export const OWED = "Owed";

/** Labels of payouts, on screens and in their file. */
export const PAYOUT_LABELS = {
  due: "Payouts due",
  recorded: "Recorded payouts",
  record: "Record payouts",
  date: "Payment date",
  recordedBy: "Recorded by",
  to: (name: string) => `Payout to ${name}`,
} as const;
