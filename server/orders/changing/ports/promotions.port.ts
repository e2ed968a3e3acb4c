/** Why a customer cannot use a promotion: USED = at the limit per customer; NOT_FIRST = first orders only. */
export type PromotionUse = "USED" | "NOT_FIRST";
