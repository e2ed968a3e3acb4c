/** Report mail frequencies (REPORT-16). */
const RHYTHM_ROWS = {
  DAILY: { choice: "Daily, for the previous day", told: "every day" },
  WEEKLY: { choice: "Every Monday, for the previous week", told: "every Monday" },
  MONTHLY: { choice: "On the 1st of each month, for the previous month", told: "on the 1st of each month" },
} as const satisfies Readonly<
  Record<
    string,
    { readonly choice: string; /** In a sentence, such as "It comes every day". */ readonly told: string }
  >
>;
export type MailFrequency = keyof typeof RHYTHM_ROWS;
export const MAIL_RHYTHMS = Object.keys(RHYTHM_ROWS) as readonly MailFrequency[];

/** Label of a frequency where it is selected. */
export function frequencyChoice(rhythm: MailFrequency): string {
  return RHYTHM_ROWS[rhythm].choice;
}

/** Name of a frequency in a sentence. */
export function frequencyWords(rhythm: MailFrequency): string {
  return RHYTHM_ROWS[rhythm].told;
}
