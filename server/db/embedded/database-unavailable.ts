/** Thrown with one sentence for the person at the terminal; the commands print it without a stack trace. */
export class DatabaseUnavailable extends Error {}
