/** Supplier names of attributes shared by several kinds of products. */
export const MAXIMUM_SPEED_NAMES = ["Maximum Speed", "Max Speed"] as const;
export const COLOR_CATEGORY = "Color Category";
