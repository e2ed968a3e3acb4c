/** Waiting times of payments, by payment flow. */
import { LIMITS } from "#contract/limits";

/** Paid on the shop's own page. */
export const AT_ONCE = { firstCheckSeconds: 30, patienceSeconds: 15 * 60, minimumCents: 50 };

/** Paid on the vendor's page. */
export const HOSTED = {
  firstCheckSeconds: 60,
  patienceSeconds: 2 * 3_600,
  minimumCents: LIMITS.crypto.smallestOrderCents,
};
