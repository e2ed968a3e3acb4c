/** Why a product is hidden from shoppers. The supplier's reasons go first: only their absence leaves it to staff. */
export const HIDDEN_LABELS = {
  INACTIVE: "Discontinued by supplier",
  UNMAPPED_CATEGORY: "Unmapped category",
  NO_PRICE: "Missing price",
  HIDDEN_BY_STAFF: "Hidden by staff",
} as const;
export type HiddenReason = keyof typeof HIDDEN_LABELS;
export const HIDDEN_REASONS = Object.keys(HIDDEN_LABELS) as readonly HiddenReason[];

/** The reason that an import neither sets nor ends (STAFF-77). */
export const HIDDEN_BY_STAFF = "HIDDEN_BY_STAFF" satisfies HiddenReason;
