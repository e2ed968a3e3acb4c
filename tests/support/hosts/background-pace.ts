/**
 * Test hosts poll for background work this many times as often as a shop: rows written by tests wake no job.
 */
export const BACKGROUND_PACE = "60";
