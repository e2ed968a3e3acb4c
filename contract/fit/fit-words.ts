/** Fit verdicts in words for shoppers (FIT-4). */
import type { FitGap, FitPlace, FitReason, FitVerdict } from "./fit";

/** @param vehicle such as 2019 Toyota Camry LE */
export function fitInWords(fit: FitVerdict, vehicle: string): string {
  switch (fit.verdict) {
    case "FITS":
      return [
        `Fits your ${vehicle}${placeInWords(fit.places[0])}.`,
        ...fit.notes.map((note) => NOTES[note]),
      ].join(" ");
    case "DOES_NOT_FIT":
      return `Does not fit your ${vehicle}: ${fit.reasons.map(reasonInWords).join("; ")}.`;
    case "UNKNOWN":
      return `${
        fit.places.length > 0
          ? `Has a size of your ${vehicle}${placeInWords(fit.places[0])}, but we can't confirm that it fits`
          : `We can't confirm that this fits your ${vehicle}`
      }: ${fit.gaps.map((gap) => GAPS[gap]).join("; ")}.`;
  }
}

function placeInWords(place: FitPlace | undefined): string {
  if (!place) return "";
  const { axle, kind, pairedWith } = place;
  const end = axle === "FRONT" ? "front" : "rear";
  return [
    axle === "BOTH" ? "" : `, ${end} axle`,
    pairedWith ? ` (${pairedWith.size} on the other)` : "",
    kind === "OPTIONAL" ? ", an optional size from its maker" : "",
  ].join("");
}

const NOTES = { NEEDS_HUB_RING: "Needs a hub-centric ring." };

function reasonInWords(reason: FitReason): string {
  switch (reason.reason) {
    case "OTHER_SIZE":
      return `it came with ${reason.known.join(", ")}`;
    case "OTHER_KIND":
      return `it needs ${reason.needed}, which carries more`;
    case "LOAD_INDEX_TOO_LOW":
      return `load index ${reason.has} is below ${reason.needed}`;
    case "LOAD_RANGE_TOO_LOW":
      return `load range ${reason.has} is below ${reason.needed}`;
    case "SPEED_RATING_TOO_LOW":
      return `speed rating ${reason.has} is below ${reason.needed}`;
    case "NOT_DRILLED":
      return "it has no bolt holes";
    case "OTHER_BOLT_PATTERN":
      return `its bolt pattern is ${reason.has.join(" and ")}, not ${reason.needed}`;
    case "HUB_BORE_TOO_SMALL":
      return `its hub bore of ${reason.has} mm is smaller than the hub of ${reason.needed} mm`;
    case "OTHER_DIAMETER":
      return `it is ${inches([reason.has])} in diameter, and the vehicle came with ${inches(reason.known)}`;
    case "OTHER_WIDTH":
      return `it is ${inches([reason.has])} wide, and the vehicle came with ${inches(reason.known)}`;
    case "TOO_FAR_OUT":
      return `it sits ${millimeters(reason.byMm)} too far out`;
    case "TOO_FAR_IN":
      return `it sits ${millimeters(reason.byMm)} too far in`;
  }
}

const inches = (numbers: readonly number[]) => `${numbers.join(", ")} in`;
const millimeters = (number: number) => `${Math.round(number * 10) / 10} mm`;

const GAPS: Readonly<Record<FitGap, string>> = {
  VEHICLE_SIZES: "we don't know its sizes",
  VEHICLE_LOAD: "compare the load index with the placard in the door",
  VEHICLE_SPEED: "compare the speed rating with the placard in the door",
  VEHICLE_BOLT_PATTERN: "we don't know its bolt pattern",
  VEHICLE_HUB_BORE: "we don't know its hub bore",
  VEHICLE_WHEEL_WIDTH: "we don't know its wheel width",
  VEHICLE_OFFSETS: "we don't know its offset range",
  SIZE: "this tire's size isn't listed",
  LOAD: "this tire's load index isn't listed",
  SPEED: "this tire's speed rating isn't listed",
  KIND: "this light truck or van tire needs a different pressure",
  BOLT_PATTERN: "this wheel's bolt pattern isn't listed",
  HUB_BORE: "this wheel's hub bore isn't listed",
  WHEEL_SIZE: "this wheel's diameter or width isn't listed",
  OFFSET: "this wheel's offset isn't listed",
};
