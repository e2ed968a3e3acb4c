/** Reasons a text is not a tire size the shop sells. */
export const SIZE_REFUSALS = {
  EMPTY: "The size is empty",
  NO_SIZE:
    "This is no tire size in a notation we know, such as 225/65R17, LT265/70R17, 31X10.50R15LT or 11R22.5",
  IMPOSSIBLE: "No tire has these measures",
  ALL_TERRAIN_VEHICLE: "This is a tire of a quad or a garden tractor",
  MOTORCYCLE: "This is a tire of a motorcycle or scooter",
  METRIC_RIM: "This tire needs a rim measured in millimeters",
  WHEEL_SIZE: "This is the size of a wheel, not of a tire",
  ALPHANUMERIC: "Sizes such as G78-15 do not say how wide a tire is",
  INCOMPLETE: "The width, the ratio or the diameter of the rim is missing",
  SEVERAL_SIZES: "There is more than one size",
  TWO_READINGS: "The letter behind the load index may be a speed rating or a load range",
  CONTRADICTION: "Two things are said that exclude each other",
  UNKNOWN_MARK: "Behind the size stands what we do not know",
} as const;

export type SizeRefusal = keyof typeof SIZE_REFUSALS;
