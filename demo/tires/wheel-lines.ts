/** Wheel lines, each in one or two finishes and in sizes for common vehicles. */

import type { VehicleType } from "#contract/tires/vehicle-types";

export interface WheelLine {
  readonly brand: string;
  readonly name: string;
  readonly vehicleType: VehicleType;
  readonly finishes: readonly string[];
  readonly level: number;
  /** Size group (WHEEL_SIZES) and step: every nth size of the group. */
  readonly group: string;
  readonly step: number;
  /** Spoke pattern of the drawing. */
  readonly spokes: number;
}

/** Size, bolt pattern, offset in mm, hub bore in mm, load in pounds. */
export const WHEEL_SIZES: Readonly<Record<string, readonly string[]>> = {
  car: read(`15x6.5 4x100 40 73.1 1320, 16x7 5x114.3 40 73.1 1500, 16x7 5x100 42 73.1 1450, 17x7.5 5x114.3 40 73.1 1600,
    17x7.5 5x112 42 66.6 1600, 17x7.5 5x108 40 73.1 1600, 18x8 5x114.3 38 73.1 1650, 18x8 5x112 35 66.6 1650,
    18x8 5x120 35 72.6 1650, 19x8.5 5x114.3 35 73.1 1700, 19x8.5 5x120 30 72.6 1700, 19x8.5 5x112 30 66.6 1700`),
  sport:
    read(`18x8.5 5x114.3 35 73.1 1550, 18x9.5 5x114.3 22 73.1 1550, 19x8.5 5x120 35 72.6 1600, 19x9.5 5x120 25 72.6 1600,
    19x9 5x114.3 32 70.5 1600, 19x10 5x114.3 45 70.5 1600, 20x9 5x120 20 66.9 1650, 20x10.5 5x120 35 66.9 1650,
    20x9.5 5x115 18 71.6 1700, 18x9 5x112 30 66.6 1550`),
  crossover:
    read(`17x7 5x114.3 40 67.1 1750, 18x7.5 5x114.3 40 67.1 1800, 18x8 5x108 45 63.4 1800, 18x8 5x115 40 70.3 1800,
    18x8 5x120 45 64.1 1850, 19x7.5 5x114.3 40 67.1 1800, 20x8.5 5x114.3 35 73.1 1850, 20x8.5 5x120 40 64.1 1900,
    20x9 6x120 35 66.9 2100`),
  truck:
    read(`16x8 6x139.7 0 106.1 2200, 17x8.5 6x139.7 0 106.1 2500, 17x9 5x127 -12 71.5 2250, 17x8.5 6x114.3 15 66.1 2300,
    18x9 6x139.7 -12 106.1 2500, 18x9 6x135 -12 87.1 2500, 20x9 6x139.7 1 106.1 2500, 20x9 6x135 1 87.1 2500,
    20x9 5x150 20 110.1 2600, 20x9 5x127 1 71.5 2400, 20x10 6x139.7 -18 106.1 2500, 22x10 6x139.7 -18 106.1 2700,
    17x9 8x165.1 -12 125.2 3500, 18x9 8x170 0 124.9 3640, 18x9 8x180 0 124.1 3640, 20x9 8x170 1 124.9 3640, 20x9 8x180 1 124.1 3640`),
  luxury:
    read(`20x8.5 5x112 35 66.6 1850, 20x9 5x120 30 74.1 1900, 20x9 5x114.3 35 72.6 1850, 21x9 5x112 30 66.6 1950,
    22x9 6x139.7 28 78.1 2500, 22x9.5 5x120 35 74.1 2100`),
};

function read(text: string): readonly string[] {
  return text.split(",").map((size) => size.trim().replace(/\s+/g, " "));
}

const TABLE = `
forgecrest | Apex R5     | Gloss Black, Bright Silver          | 1.0  | car       | 1 | 5
forgecrest | Apex R10    | Matte Bronze, Satin Gunmetal        | 1.2  | sport     | 1 | 10
forgecrest | Circuit V   | Gloss Black Machined                | 1.3  | sport     | 1 | 7
forgecrest | Circuit Mesh | Hyper Silver, Gloss Black          | 1.25 | car       | 2 | 12
lunarch    | Tide        | Bright Silver, Satin Black          | 0.85 | car       | 1 | 6
lunarch    | Ember       | Gloss Black Machined                | 0.9  | crossover | 1 | 5
lunarch    | Harbor      | Silver, Gray                        | 0.8  | crossover | 2 | 9
lunarch    | Winterset   | Matte Black                         | 0.75 | car       | 2 | 8
stonejaw   | Boulder     | Matte Black, Matte Bronze           | 1.0  | truck     | 1 | 8
stonejaw   | Quarry      | Gloss Black Milled                  | 1.12 | truck     | 1 | 6
stonejaw   | Beadwright  | Matte Gunmetal                      | 1.2  | truck     | 2 | 12
stonejaw   | Chromework  | Chrome                              | 1.35 | truck     | 2 | 5
orbiq      | Monarch     | Polished, Gloss Black               | 1.25 | luxury    | 1 | 10
orbiq      | Serac       | White, Brushed Titanium Gray        | 1.3  | luxury    | 1 | 14
orbiq      | Nocturne    | Gloss Black with Red                | 1.2  | crossover | 1 | 7`;

/** Vehicle type of a wheel group. */
const TYPE_OF_GROUP: Readonly<Record<string, VehicleType>> = {
  car: "car-van",
  sport: "sports-car",
  crossover: "suv-cuv",
  truck: "suv-cuv",
  luxury: "luxury-car",
};

export const WHEEL_LINES: readonly WheelLine[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [brand = "", name = "", finishes = "", level = "", group = "", step = "", spokes = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return {
      brand,
      name,
      vehicleType: TYPE_OF_GROUP[group]!,
      finishes: finishes.split(", "),
      level: Number(level),
      group,
      step: Number(step),
      spokes: Number(spokes),
    };
  });
