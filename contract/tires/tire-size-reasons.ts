/** Reasons a text is not a tire size the shop sells. */
export const SIZE_REFUSALS = {
  EMPTY: "The size is empty",
  NO_SIZE: "Not a tire size we recognize, such as 225/65R17, LT265/70R17, 31X10.50R15LT or 11R22.5",
  IMPOSSIBLE: "No tire has these dimensions",
  ALL_TERRAIN_VEHICLE: "This is an ATV or garden tractor tire",
  MOTORCYCLE: "This is a motorcycle or scooter tire",
  METRIC_RIM: "This tire needs a rim measured in millimeters",
  WHEEL_SIZE: "This is a wheel size, not a tire size",
  ALPHANUMERIC: "G78-15 style sizes don't give a width",
  INCOMPLETE: "The width, aspect ratio or rim diameter is missing",
  SEVERAL_SIZES: "There is more than one size",
  TWO_READINGS: "The letter after the load index may be a speed rating or a load range",
  CONTRADICTION: "Contradictory markings",
  UNKNOWN_MARK: "Unrecognized text after the size",
} as const;

export type SizeRefusal = keyof typeof SIZE_REFUSALS;
