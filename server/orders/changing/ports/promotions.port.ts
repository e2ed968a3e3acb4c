/** Why a customer cannot use a promotion: used as often as one may, or for first orders alone and this would be none. */
export type PromotionUse = "USED" | "NOT_FIRST";
