/** Sentences about affiliates, a part of contract/messages.ts. */
export const AFFILIATE_MESSAGES = {
  code: "Please enter up to 64 letters, digits, dots, hyphens or underscores",
  name: "Please enter what it is called",
  amount: "Please enter an amount of money",
  percent: "Please enter a percentage up to 100, with at most two decimals",
  day: "Please enter a day from today on",
  reversed: "The last day is before the first",
  taken: "There is one with this code already",
  gone: "There is no such affiliate",
  added: "The affiliate is added.",
  changed: "The affiliate is changed.",
  subAdded: "The sub-affiliate is added.",
  termsAdded: "The terms are added.",
  payoutDay: "Please enter a day up to today",
  reference: "Please enter the reference of the transfer",
  tooMuch: "That is more than is owed",
  payoutNoted: "The payout is noted.",
  payoutGone: "There is no such payout",
  payoutUndone: "The payout no longer counts.",
} as const;

/** Of commissions, on the desk and in reports: what returns and refunds took back of what was earned. */
export const TAKEN_BACK = "Taken back";
/** On the desk: what affiliates earned and were not paid yet. */
export const OWED = "Owed";
