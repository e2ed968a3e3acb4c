/** Wheels: diameter, width and back spacing in inches; offset, bolt circle and hub bore in mm. */
import { WHEELS } from "../../catalogue/categories";
import { USUAL_PATTERNS, readBoltPatterns, writeBoltPattern } from "../../wheels/bolt-pattern";
import { OFFSET_LINES, measuresOfWheel, type WheelMeasures } from "../../wheels/measures-of-wheel";
import {
  MAX_OFFSET_MM,
  backSpacingInches,
  offsetOfBackSpacingMm,
  readOffsetMm,
} from "../../wheels/wheel-size";
import {
  INCHES,
  namedOn,
  stepsOf,
  type Attribute,
  type AttributeValue,
  type DescribedProduct,
  type WrittenAttribute,
} from "../attribute";
import { COLOR_CATEGORY } from "./shared-names";

const ON_WHEELS = [WHEELS] as const;

const fromWheel = (
  read: (measures: WheelMeasures, product: DescribedProduct) => AttributeValue | null | undefined,
) => ({
  categories: ON_WHEELS,
  from: (product: DescribedProduct) => read(measuresOfWheel(product), product) ?? null,
});

const BACK_SPACING = "Back Spacing";
const BACK_SPACING_LINES = [BACK_SPACING, "Backspacing", "Back Space", "Backspace"];

/** Back spacing from a supplier's line, in inches; null without such a line. */
function writtenBackSpacing(attributes: readonly WrittenAttribute[]): number | null {
  const names = new Set(BACK_SPACING_LINES.map((name) => name.toLowerCase()));
  const number = parseFloat(attributes.find(({ name }) => names.has(name.toLowerCase()))?.value ?? "");
  return number > 0 ? number : null;
}

export const WHEEL_ATTRIBUTES = {
  BOLT_PATTERN: {
    type: "text",
    label: "Bolt pattern",
    param: "f.bolt-pattern",
    ...namedOn(ON_WHEELS, [
      "Bolt Pattern",
      "Bolt Circle",
      "Lug Pattern",
      "PCD",
      "Bolt Pattern Metric",
      "Bolt Pattern (mm)",
    ]),
    isList: true,
    words: Object.fromEntries(USUAL_PATTERNS.map((pattern) => [pattern, []])),
    read: patternsIn,
    derived: {
      categories: ON_WHEELS,
      from: ({ name }: DescribedProduct) => {
        const boltPattern =
          /(?<![\w.])\d{1,2} ?[x×/-] ?\d{1,3}(?:\.\d{1,2})?(?:\/\d{1,2}[x×]\d{1,3}(?:\.\d{1,2})?)?(?![\w.])/gi;
        for (const [pattern] of name.slice(0, 300).matchAll(boltPattern)) {
          const read = patternsIn(pattern);
          if (read) return read;
        }
        return null;
      },
    },
  },
  WHEEL_WIDTH: {
    type: "number",
    label: "Width",
    param: "f.wheel-width",
    ...namedOn(ON_WHEELS, ["Wheel Width", "Rim Width", "Width"]),
    unit: '"',
    units: INCHES,
    range: [3, 20],
    sizes: stepsOf(4, 16, 0.25),
    derived: fromWheel(({ size }) => size?.widthInches),
  },
  /** Positive offset moves the wheel inward, negative outward. */
  OFFSET: {
    type: "number",
    label: "Offset",
    param: "f.offset",
    ...namedOn(ON_WHEELS, OFFSET_LINES),
    unit: " mm",
    units: { mm: 1 },
    range: [-MAX_OFFSET_MM, MAX_OFFSET_MM],
    sizes: stepsOf(-MAX_OFFSET_MM, MAX_OFFSET_MM, 1),
    read: readOffsetMm,
    derived: fromWheel(({ size, offsetMm }, { attributes }) => {
      const written = writtenBackSpacing(attributes);
      return offsetMm ?? (size && written !== null ? offsetOfBackSpacingMm(size.widthInches, written) : null);
    }),
  },
  /** Computed from width and offset if a feed lacks it (WHEEL-3). */
  BACK_SPACING: {
    type: "number",
    label: BACK_SPACING,
    param: "f.back-spacing",
    ...namedOn(ON_WHEELS, BACK_SPACING_LINES),
    unit: '"',
    units: INCHES,
    range: [0.5, 14],
    step: 0.01,
    bounds: [0, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7],
    derived: fromWheel(
      ({ size, offsetMm }) => size && offsetMm !== null && backSpacingInches(size.widthInches, offsetMm),
    ),
  },
  /** The hole in the center. 0 in a feed means not measured. */
  HUB_BORE: {
    type: "number",
    label: "Hub bore",
    ...namedOn(ON_WHEELS, ["Hub Bore", "Center Bore", "Centerbore", "Centre Bore"]),
    unit: " mm",
    units: { mm: 1 },
    range: [30, 320],
  },
  FINISH: {
    type: "text",
    label: "Finish",
    param: "f.finish",
    ...namedOn(ON_WHEELS, ["Wheel Finish", "Finish", "Color", COLOR_CATEGORY]),
    spellings: {
      Chrome: /\bchrome\b/i,
      Machined: /\bmachined?\b|\bmilled\b|\bdiamond[ -]cut\b/i,
      Bronze: /\bbronze\b|\bcopper\b/i,
      Gunmetal: /\bgun ?metal\b|\banthracite\b|\bgraphite\b/i,
      Gray: /\bgr[ae]y\b|\btitanium\b/i,
      Polished: /\bpolish(?:ed)?\b/i,
      Black: /\bblack\b/i,
      White: /\bwhite\b/i,
      Silver: /\bsilver\b|\baluminum\b/i,
      Gold: /\bgold\b/i,
      Red: /\bred\b/i,
      Blue: /\bblue\b/i,
    },
    inName: { categories: ON_WHEELS },
  },
} as const satisfies Readonly<Record<string, Attribute>>;

function patternsIn(text: string): readonly string[] | null {
  const patterns = readBoltPatterns(text);
  return patterns && patterns.length > 0 ? patterns.map(writeBoltPattern) : null;
}
