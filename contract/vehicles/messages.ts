/** Labels of the finder that several places display. */
export const FINDER_LABELS = {
  title: "Find tires and wheels that fit",
  tireSize: "Tire size",
  aspectRatio: "Aspect ratio",
} as const;

/** Messages about vehicles, a part of contract/messages.ts. */
export const VEHICLE_MESSAGES = {
  year: "Please choose the year of your vehicle",
  make: "Please choose the make of your vehicle",
  model: "Please choose the model of your vehicle",
  trim: "Please choose the trim of your vehicle",
  unknown: "We don't know this vehicle. You can choose tires by the size on your sidewall instead.",
};
