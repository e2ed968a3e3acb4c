/**
 * Tire attributes: from the size, from the service description, or from the maker only. Tire widths are in
 * mm, rims in inches.
 */
import { TIRES, WHEELS } from "../../catalogue/categories";
import { FINDER_LABELS } from "../../vehicles/messages";
import { loadOfIndexPounds } from "../../tires/load-index";
import { overallDiameterOf } from "../../tires/overall-diameter";
import { pliesOfLoadRange } from "../../tires/load-ranges";
import { sizeOfTire } from "../../tires/size-of-tire";
import { speedOfRatingMph } from "../../tires/speed-ratings";
import { readSizeCode, sizeCode, textOfSizeCode } from "../../tires/tire-size-code";
import type { TireSize } from "../../tires/tire-size";
import { VEHICLE_TYPE_NAMES, readVehicleTypes } from "../../tires/vehicle-types";
import { RIM_SIZE, measuresOfWheel } from "../../wheels/measures-of-wheel";
import {
  INCHES,
  POUNDS,
  namedOn,
  stepsOf,
  type Attribute,
  type AttributeValue,
  type DescribedProduct,
} from "../attribute";
import { MAXIMUM_SPEED_NAMES } from "./shared-names";

const ON_TIRES = [TIRES] as const;
const ON_BOTH = [TIRES, WHEELS] as const;
const MILLIMETERS = { mm: 1, millimeters: 1 };
const MILES_PER_HOUR = { mph: 1, kmh: 1 / 1.609344, "km/h": 1 / 1.609344 };
const MILES = { miles: 1, mi: 1, mile: 1, k: 1_000, kmiles: 1_000 };

/** Derives a value from the tire size if no line has it. */
const fromSize = (read: (size: TireSize) => AttributeValue | null | undefined) => ({
  categories: ON_TIRES,
  from: (product: DescribedProduct) => {
    const size = sizeOfTire(product);
    return (size && read(size)) ?? null;
  },
});

/** Supplier names for the line of a tire or a wheel. */
export const LINE_NAMES = [
  "Product Line",
  "Tire Line",
  "Wheel Line",
  "Tire Model",
  "Wheel Model",
  "Model Name",
];
const LINE_NAMED = new Set(LINE_NAMES.map((name) => name.toLowerCase()));

/** Line name from a supplier; null if there is none. */
export function lineNameOf(attributes: DescribedProduct["attributes"]): string | null {
  return attributes.find(({ name }) => LINE_NAMED.has(name.toLowerCase()))?.value ?? null;
}

function codeOfLine({ brandId, attributes }: DescribedProduct): string | null {
  const slug = lineNameOf(attributes)
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug && brandId ? `${brandId}-${slug}`.slice(0, MAX_CODE_CHARACTERS) : null;
}

const MAX_CODE_CHARACTERS = 80;

export const TIRE_ATTRIBUTES = {
  VEHICLE_TYPE: {
    type: "text",
    label: "Vehicles",
    param: "f.vehicles",
    ...namedOn(ON_BOTH, ["Vehicle Type", "Vehicles", "Tire Category", "Application"]),
    isList: true,
    words: Object.fromEntries(VEHICLE_TYPE_NAMES.map((name) => [name, []])),
    read: readVehicleTypes,
  },
  TIRE_SIZE: {
    type: "code",
    label: FINDER_LABELS.tireSize,
    param: "f.tire-size",
    ...namedOn(ON_TIRES, ["Tire Size", "Tyre Size", "Size"]),
    read: readSizeCode,
    textOf: textOfSizeCode,
    derived: {
      categories: ON_TIRES,
      from: (product: DescribedProduct) => {
        const size = sizeOfTire(product);
        return size && sizeCode(size);
      },
    },
  },
  /** All sizes of one tire line or wheel line; the code starts with the brand's. */
  PRODUCT_LINE: {
    type: "code",
    label: "Product line",
    param: "f.line",
    isUnlisted: true,
    names: [],
    read: () => null,
    textOf: (code: string) => code.replace(/-/g, " ").replace(/(?<=^| )./g, (letter) => letter.toUpperCase()),
    derived: { categories: ON_BOTH, from: codeOfLine },
  },
  /** Metric sizes only; flotation and truck sizes are identified by the size alone. */
  SECTION_WIDTH: {
    type: "number",
    label: "Width",
    param: "f.section-width",
    ...namedOn(ON_TIRES, ["Section Width", "Tire Width", "Tyre Width", "Cross Section", "Width"]),
    unit: " mm",
    units: MILLIMETERS,
    range: [100, 500],
    sizes: stepsOf(125, 455, 10),
    derived: fromSize((size) => size.sectionWidthMm),
  },
  ASPECT_RATIO: {
    type: "number",
    label: FINDER_LABELS.aspectRatio,
    param: "f.aspect-ratio",
    ...namedOn(ON_TIRES, ["Aspect Ratio", "Tire Aspect Ratio", "Series"]),
    unit: "",
    units: { "%": 1, series: 1 },
    range: [20, 100],
    sizes: stepsOf(20, 95, 5),
    derived: fromSize((size) => size.aspectRatioPercent),
  },
  /** For a tire, the rim it fits; for a wheel, its own diameter. */
  RIM_DIAMETER: {
    type: "number",
    label: "Diameter",
    param: "f.diameter",
    ...namedOn(ON_BOTH, ["Rim Diameter", "Wheel Diameter", RIM_SIZE, "Diameter"]),
    unit: '"',
    units: { '"': 1, "''": 1, "”": 1, in: 1, inch: 1, inches: 1 },
    range: [8, 49],
    sizes: [
      ...stepsOf(8, 16, 1),
      16.5,
      17,
      17.5,
      18,
      19,
      19.5,
      20,
      21,
      22,
      22.5,
      23,
      24,
      24.5,
      ...stepsOf(25, 35, 1),
    ],
    derived: {
      categories: ON_BOTH,
      from: (product: DescribedProduct) =>
        (product.categoryId === WHEELS
          ? measuresOfWheel(product).size?.diameterInches
          : sizeOfTire(product)?.rimDiameterInches) ?? null,
    },
  },
  /** Truck owners search by it: 33 inches covers 33X12.50R17 and LT285/70R17. */
  OVERALL_DIAMETER: {
    type: "number",
    label: "Overall diameter",
    param: "f.overall-diameter",
    ...namedOn(ON_TIRES, ["Overall Diameter", "Outside Diameter", "Outer Diameter", "Tire Diameter"]),
    unit: '"',
    units: INCHES,
    range: [15, 100],
    sizes: stepsOf(20, 44, 1),
    derived: fromSize(overallDiameterOf),
  },
  SEASON: {
    type: "text",
    label: "Season",
    param: "f.season",
    ...namedOn(ON_TIRES, ["Season", "Tire Season", "Seasonality", "Seasonal Designation"]),
    spellings: {
      "All-weather": /\ball[ -]?weather\b/i,
      "All-season": /\ball[ -]?season\b/i,
      Winter: /\b(?:winter|snow|ice)\b/i,
      Summer: /\bsummer\b/i,
    },
    inName: { categories: ON_TIRES },
  },
  TREAD: {
    type: "text",
    label: "Tread",
    param: "f.tread",
    ...namedOn(ON_TIRES, ["Tread", "Tread Type", "Tread Design", "Tire Type"]),
    spellings: {
      "Mud terrain": /\bmud[ -]?terrain\b|\bm\/?t\b/i,
      "Rugged terrain": /\brugged[ -]?terrain\b|\br\/?t\b/i,
      "All terrain": /\ball[ -]?terrain\b|\ba\/?t\b/i,
      Highway: /\bhighway\b|\bh\/?t\b/i,
      "Ultra high performance": /\bultra[ -]high[ -]performance\b|\buhp\b/i,
      Performance: /\bperformance\b/i,
      "Grand touring": /\bgrand[ -]touring\b/i,
      Touring: /\btouring\b/i,
      Trailer: /\btrailer\b/i,
      Steer: /\bsteer\b/i,
      Drive: /\bdrive\b/i,
    },
    inName: { categories: ON_TIRES },
  },
  CONSTRUCTION: {
    type: "text",
    label: "Construction",
    param: "f.construction",
    ...namedOn(ON_TIRES, ["Construction", "Tire Construction", "Construction Type", "Ply Type"]),
    words: { Radial: [], Bias: ["bias ply", "bias-ply", "diagonal", "bias belted"] },
    derived: fromSize((size) => size.construction),
  },
  LOAD_INDEX: {
    type: "number",
    label: "Load index",
    ...namedOn(ON_TIRES, ["Load Index", "Load Rating Index"]),
    unit: "",
    units: {},
    range: [40, 210],
    derived: fromSize((size) => size.service?.loadIndex),
  },
  SPEED_RATING: {
    type: "text",
    label: "Speed rating",
    param: "f.speed-rating",
    ...namedOn(ON_TIRES, ["Speed Rating", "Speed Index", "Speed Symbol"]),
    words: Object.fromEntries("L M N P Q R S T U H V W Y ZR".split(" ").map((rating) => [rating, []])),
    derived: fromSize((size) => size.service?.speedRating ?? (size.mark === "ZR" ? "ZR" : null)),
  },
  LOAD_RANGE: {
    type: "text",
    label: "Load range",
    param: "f.load-range",
    ...namedOn(ON_TIRES, ["Load Range", "Load Range Code"]),
    words: Object.fromEntries("SL LL XL HL A B C D E F G H J L M N".split(" ").map((loads) => [loads, []])),
    derived: fromSize((size) => size.loadRange),
  },
  PLY_RATING: {
    type: "number",
    label: "Ply rating",
    param: "f.ply-rating",
    ...namedOn(ON_TIRES, ["Ply Rating", "Ply", "Plies"]),
    unit: "-ply",
    units: { ply: 1, pr: 1 },
    range: [2, 30],
    sizes: stepsOf(2, 30, 2),
    derived: fromSize((size) => size.plyRating ?? (size.loadRange && pliesOfLoadRange(size.loadRange))),
  },
  /** The load on the sidewall, and so in a line, wins over the load index (TIRE-3). */
  MAXIMUM_LOAD: {
    type: "number",
    label: "Maximum load",
    param: "f.maximum-load",
    ...namedOn(ON_BOTH, ["Maximum Load", "Max Load", "Maximum Load Single", "Load Capacity", "Load Rating"]),
    unit: " lb",
    units: POUNDS,
    range: [300, 60_000],
    bounds: [0, 1_200, 1_500, 1_800, 2_200, 2_700, 3_200, 3_700, 5_000],
    derived: fromSize((size) => loadOfIndexPounds(size.service?.loadIndex ?? 0)),
  },
  MAXIMUM_SPEED: {
    type: "number",
    label: "Maximum speed",
    param: "f.maximum-speed",
    ...namedOn(ON_TIRES, [...MAXIMUM_SPEED_NAMES, "Top Rated Speed"]),
    unit: " mph",
    units: MILES_PER_HOUR,
    range: [3, 250],
    bounds: [0, 75, 100, 106, 112, 118, 130, 149, 168, 186],
    derived: fromSize((size) => size.service?.speedRating && speedOfRatingMph(size.service.speedRating)),
  },
  SIDEWALL: {
    type: "text",
    label: "Sidewall",
    param: "f.sidewall",
    ...namedOn(ON_TIRES, ["Sidewall", "Sidewall Style", "Sidewall Type", "Sidewall Description"]),
    spellings: {
      "Outlined white letters": /\boutlined? (?:raised )?white letter|\bo(?:r|o)?wl\b/i,
      "Raised white letters": /\b(?:raised )?white letter|\brwl\b/i,
      "White wall": /\bwhite[ -]?wall\b|\b(?:ww|wsw|nww)\b/i,
      "Raised black letters": /\braised black letter|\brbl\b/i,
      Black: /\bblack\b|\b(?:blk|bsw|bw|vsb|sbl)\b/i,
    },
  },
  RUN_FLAT: {
    type: "flag",
    label: "Run flat",
    param: "f.run-flat",
    ...namedOn(ON_TIRES, ["Run Flat", "Run-Flat", "Runflat"]),
    derived: fromSize((size) => (size.runFlat ? true : null)),
  },
  MILEAGE_WARRANTY: {
    type: "number",
    label: "Mileage warranty",
    param: "f.mileage-warranty",
    ...namedOn(ON_TIRES, ["Mileage Warranty", "Treadwear Warranty", "Tread Life Warranty", "Warranty Miles"]),
    unit: " miles",
    units: MILES,
    range: [5_000, 120_000],
    bounds: [0, 40_000, 50_000, 60_000, 70_000, 80_000],
  },
  TREADWEAR: {
    type: "number",
    label: "Treadwear grade (UTQG)",
    ...namedOn(ON_TIRES, ["Treadwear", "Treadwear Grade", "UTQG Treadwear", "UTQG"]),
    unit: "",
    units: { a: 1, aa: 1, aaa: 1, b: 1, c: 1, ab: 1, "a,": 1 },
    range: [20, 1_000],
  },
} as const satisfies Readonly<Record<string, Attribute>>;
