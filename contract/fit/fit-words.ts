/** What a shopper reads of a verdict (FIT-4). */
import type { FitGap, FitPlace, FitReason, FitVerdict } from "./fit";

/** @param vehicle 2019 Toyota Camry LE */
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
          ? `Has a size of your ${vehicle}${placeInWords(fit.places[0])}, but we cannot say that it fits`
          : `We cannot say whether this fits your ${vehicle}`
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
    kind === "OPTIONAL" ? ", a size its maker allows" : "",
  ].join("");
}

const NOTES = { NEEDS_HUB_RING: "It needs a ring for the smaller hub." };

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
      return `it stands ${millimeters(reason.byMm)} too far out`;
    case "TOO_FAR_IN":
      return `it stands ${millimeters(reason.byMm)} too far in`;
  }
}

const inches = (numbers: readonly number[]) => `${numbers.join(", ")} in`;
const millimeters = (number: number) => `${Math.round(number * 10) / 10} mm`;

const GAPS: Readonly<Record<FitGap, string>> = {
  VEHICLE_SIZES: "we do not know its sizes",
  VEHICLE_LOAD: "compare the load index with the placard in the door",
  VEHICLE_SPEED: "compare the speed rating with the placard in the door",
  VEHICLE_BOLT_PATTERN: "we do not know its bolt pattern",
  VEHICLE_HUB_BORE: "we do not know how wide its hub is",
  VEHICLE_WHEEL_WIDTH: "we do not know how wide its wheels are",
  VEHICLE_OFFSETS: "we do not know which offsets it allows",
  SIZE: "the size of this tire is not stated",
  LOAD: "the load index of this tire is not stated",
  SPEED: "the speed rating of this tire is not stated",
  KIND: "this is a tire of light trucks or vans, which needs another pressure",
  BOLT_PATTERN: "the bolt pattern of this wheel is not stated",
  HUB_BORE: "the hub bore of this wheel is not stated",
  WHEEL_SIZE: "the diameter or width of this wheel is not stated",
  OFFSET: "the offset of this wheel is not stated",
};
