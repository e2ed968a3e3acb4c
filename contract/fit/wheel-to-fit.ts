/** Reads the compared properties of a wheel from its attributes, as the filters do. */
import type { DescribedProduct } from "../attributes/attribute";
import { attributeOf } from "../attributes/attributes";
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
    patterns: Array.isArray(patterns) ? readBoltPatterns(patterns.join(",")) : isBlank(product) ? [] : null,
    diameterInches: number("RIM_DIAMETER"),
    widthInches: number("WHEEL_WIDTH"),
    offsetMm: number("OFFSET"),
    hubBoreMm: number("HUB_BORE"),
  };
}

const PATTERN_NAMES = new Set(
  attributeOf("BOLT_PATTERN").namesIn?.names.map((name) => name.toLowerCase()) ?? [],
);

/** No filter has a value for a blank wheel, and it fits nothing as sold. */
function isBlank({ attributes }: DescribedProduct): boolean {
  return attributes.some(
    ({ name, value }) => PATTERN_NAMES.has(name.toLowerCase()) && readBoltPatterns(value)?.length === 0,
  );
}
