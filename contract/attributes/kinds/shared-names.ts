/** What suppliers call an attribute of more than one kind of product. */
export const MAXIMUM_SPEED_NAMES = ["Maximum Speed", "Max Speed"] as const;
export const COLOR_CATEGORY = "Color Category";
