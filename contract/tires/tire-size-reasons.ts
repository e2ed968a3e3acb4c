/** Why a text is no tire size that the shop sells. */
export const SIZE_REFUSALS = {
  EMPTY: "The size is empty",
  NO_SIZE:
    "This is no tire size in a notation we know, such as 225/65R17, LT265/70R17, 31X10.50R15LT or 11R22.5",
  IMPOSSIBLE: "No tire has these measures",
  ALL_TERRAIN_VEHICLE: "This is a tire of a quad or a garden tractor",
  METRIC_RIM: "This tire needs a rim measured in millimeters",
  UNKNOWN_MARK: "Behind the size stands what we do not know",
} as const;

export type SizeRefusal = keyof typeof SIZE_REFUSALS;
