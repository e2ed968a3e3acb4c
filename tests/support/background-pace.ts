/** Hosts of tests look for background work this many times as often as a shop's: what waits for it is waited for by tests. */
export const BACKGROUND_PACE = "5";
