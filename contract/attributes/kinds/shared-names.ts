/** What suppliers call an attribute of more than one kind of product. */
export const MAXIMUM_SPEED_NAMES = ["Maximum Speed", "Max Speed"] as const;
export const COLOR_CATEGORY = "Color Category";
/** Of a tire the diameter of its rim, of a wheel its whole size. */
export const RIM_SIZE = "Rim Size";
