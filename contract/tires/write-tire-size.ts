/** Formats a tire size; `readTireSize` parses the result to the same size. */
import { isLoadLetter } from "./load-ranges";
import type { TireSize } from "./tire-size";

export function writeTireSize(size: TireSize): string {
  const { loadRange, plyRating, service, runFlat, treadCode, marks } = size;
  const letter = loadRange !== null && isLoadLetter(loadRange) ? loadRange : null;
  const isSlashed = size.prefix === "LT" || size.prefix === "ST";
  return [
    `${writeDimensions(size)}${letter !== null && isSlashed ? `/${letter}` : ""}`,
    letter !== null && !isSlashed ? `LR ${letter}` : null,
    plyRating === null ? null : `${plyRating}PR`,
    service && writeService(service),
    letter === null ? loadRange : null,
    runFlat,
    treadCode,
    ...marks,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

/** The part that identifies the rim and the page: 225/65R17. */
export function writeDimensions(size: TireSize): string {
  const { prefix, notation, mark, rimDiameterInches: rim, widthDecimals } = size;
  const behind = size.isLightTruck ? "LT" : size.isVan ? "C" : "";
  if (notation === "metric") {
    const ratio = size.aspectRatioPercent === null ? "" : `/${size.aspectRatioPercent}`;
    return `${prefix ?? ""}${size.sectionWidthMm}${ratio}${mark}${rim}${behind}`;
  }
  const width = size.sectionWidthInches!.toFixed(widthDecimals);
  const overall = notation === "flotation" ? `${size.overallDiameterInches}X` : "";
  return `${prefix ?? ""}${overall}${width}${mark}${rim}${behind}`;
}

function writeService({
  loadIndex,
  dualLoadIndex,
  speedRating,
  isAboveRating,
}: NonNullable<TireSize["service"]>) {
  const dual = dualLoadIndex === null ? "" : `/${dualLoadIndex}`;
  const text = `${loadIndex ?? ""}${dual}${speedRating ?? ""}`;
  return isAboveRating ? `(${text})` : text;
}
