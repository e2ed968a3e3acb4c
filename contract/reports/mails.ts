/** Report mail frequencies (REPORT-16). */
const FREQUENCY_ROWS = {
  DAILY: { choice: "Daily, for the previous day", words: "every day" },
  WEEKLY: { choice: "Every Monday, for the previous week", words: "every Monday" },
  MONTHLY: { choice: "On the 1st of each month, for the previous month", words: "on the 1st of each month" },
} as const satisfies Readonly<
  Record<
    string,
    { readonly choice: string; /** In a sentence, such as "It comes every day". */ readonly words: string }
  >
>;
export type MailFrequency = keyof typeof FREQUENCY_ROWS;
export const MAIL_FREQUENCIES = Object.keys(FREQUENCY_ROWS) as readonly MailFrequency[];

/** Label of a frequency where it is selected. */
export function frequencyChoice(frequency: MailFrequency): string {
  return FREQUENCY_ROWS[frequency].choice;
}

/** Name of a frequency in a sentence. */
export function frequencyWords(frequency: MailFrequency): string {
  return FREQUENCY_ROWS[frequency].words;
}
