/** Hosts of tests look for background work this many times as often as a shop's: rows that tests write by hand wake no job. */
export const BACKGROUND_PACE = "60";
