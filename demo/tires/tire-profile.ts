/** Sidewall height of a size relative to the tire's radius, in steps, so that sizes of a line share drawings. */
import type { TireSize } from "#contract/tires/tire-size";

const STEP = 0.06;
const [LOWEST, HIGHEST] = [0.24, 0.54];

export function profileOf(size: TireSize): number {
  const rim = size.rimDiameterInches * 25.4;
  const width = size.sectionWidthMm ?? (size.sectionWidthInches ?? 0) * 25.4;
  // Sizes without an aspect ratio have one of about 82 %.
  const overall =
    size.overallDiameterInches === null
      ? rim + (2 * width * (size.aspectRatioPercent ?? 82)) / 100
      : size.overallDiameterInches * 25.4;
  const steps = Math.round((1 - rim / overall - LOWEST) / STEP);
  return Math.round(100 * Math.min(HIGHEST, Math.max(LOWEST, LOWEST + steps * STEP))) / 100;
}

/** Name of a line's drawing for a profile. */
export const profileName = (line: string, profile: number): string => `${line} ${Math.round(profile * 100)}`;
