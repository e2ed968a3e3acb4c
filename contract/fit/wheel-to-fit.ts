/** What of a product that is a wheel is compared with a vehicle, as its filters read it. */
import type { DescribedProduct } from "../attributes/attribute";
import { readAttributes } from "../attributes/read-attributes";
import { readBoltPatterns } from "../wheels/bolt-pattern";
import type { WheelToFit } from "./wheel-fit";

export function wheelToFit(product: DescribedProduct): WheelToFit {
  const read = readAttributes(product);
  const number = (key: "RIM_DIAMETER" | "WHEEL_WIDTH" | "OFFSET" | "HUB_BORE") => {
    const value = read.get(key);
    return typeof value === "number" ? value : null;
  };
  const patterns = read.get("BOLT_PATTERN");
  return {
    patterns: Array.isArray(patterns) ? readBoltPatterns(patterns.join(",")) : null,
    diameterInches: number("RIM_DIAMETER"),
    widthInches: number("WHEEL_WIDTH"),
    offsetMm: number("OFFSET"),
    hubBoreMm: number("HUB_BORE"),
  };
}
