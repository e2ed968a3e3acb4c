/** Overall diameter of a tire: the rim plus two sidewalls. */
import type { TireSize } from "./tire-size";

const MM_PER_INCH = 25.4;
/** Default ratio of metric sizes without a written one. */
const FULL_RATIO_PERCENT = 82;

/** In inches; null for inch sizes such as 11R22.5, which do not define a diameter. */
export function overallDiameterOf(size: TireSize): number | null {
  const { overallDiameterInches, sectionWidthMm, aspectRatioPercent, rimDiameterInches } = size;
  if (overallDiameterInches !== null) return overallDiameterInches;
  if (sectionWidthMm === null) return null;
  const sidewallMm = (sectionWidthMm * (aspectRatioPercent ?? FULL_RATIO_PERCENT)) / 100;
  return rimDiameterInches + (2 * sidewallMm) / MM_PER_INCH;
}
