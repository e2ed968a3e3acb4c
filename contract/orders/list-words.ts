/** Filter and sort options of the back office order list (ORDER-21). */

/** Fraud check results, with labels. FLAGGED: the check found reasons for a review. */
export const RISK_LABELS = { FLAGGED: "Flagged", CLEAR: "Clear", UNCHECKED: "Not checked" } as const;
export type OrderRisk = keyof typeof RISK_LABELS;
export const ORDER_RISKS = Object.keys(RISK_LABELS) as readonly OrderRisk[];

/** Default directions: newest, largest, first status by name. A leading "-" reverses. */
export const ORDER_SORTS = ["placed", "total", "status"] as const;
export const SORTS_BOTH_WAYS = ORDER_SORTS.flatMap((key) => [key, `-${key}`] as const);
export type OrderSort = (typeof SORTS_BOTH_WAYS)[number];

/** Filter value for orders without an assignee. */
export const UNASSIGNED = "UNASSIGNED";
/** Filter values: the id of a colleague, or UNASSIGNED. */
export const ASSIGNEE = /^(?:UNASSIGNED|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
