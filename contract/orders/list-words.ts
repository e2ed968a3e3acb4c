/** What the list of orders of the back office is narrowed and ordered by (ORDER-21). */

/** Results of the fraud check, with labels. FLAGGED: it gave reasons for a review. */
export const RISK_LABELS = { FLAGGED: "Flagged", CLEAR: "Clear", UNCHECKED: "Not checked" } as const;
export type OrderRisk = keyof typeof RISK_LABELS;
export const ORDER_RISKS = Object.keys(RISK_LABELS) as readonly OrderRisk[];

/** Default directions: latest, largest, first status by name. A leading "-" reverses. */
export const ORDER_SORTS = ["placed", "total", "status"] as const;
export const SORTS_BOTH_WAYS = ORDER_SORTS.flatMap((key) => [key, `-${key}`] as const);
export type OrderSort = (typeof SORTS_BOTH_WAYS)[number];
