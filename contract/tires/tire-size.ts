/** Tire size as on the sidewall. Widths and diameters are always in the unit their names end in. */
import type { LoadRange } from "./load-ranges";
import type { SpeedRating } from "./speed-ratings";

/** Direction of the cords: across (radial) or crosswise (bias); the specification knows no others. */
export type TireConstruction = "Radial" | "Bias";

/** Letter between width and rim. ZR is radial; D and - are bias, B is belted bias. */
export type ConstructionMark = "R" | "ZR" | "D" | "B" | "-";

/** P: passenger, LT: light truck, ST: special trailer, T: temporary spare. */
export type SizePrefix = "P" | "LT" | "ST" | "T";

/** "121/118S": load index, load index in a dual pair, speed rating. */
export interface ServiceDescription {
  /** Null if only the rating is written: "225/60R18 H". */
  readonly loadIndex: number | null;
  readonly dualLoadIndex: number | null;
  readonly speedRating: SpeedRating | null;
  /** "(102Y)": rated above the speed of the letter. */
  readonly isAboveRating: boolean;
}

export interface TireSize {
  /** metric: 225/65R17; flotation: 31X10.50R15LT; inch: 11R22.5 and 17.5-25. */
  readonly notation: "metric" | "flotation" | "inch";
  readonly prefix: SizePrefix | null;
  /** Metric sizes only. */
  readonly sectionWidthMm: number | null;
  /** Flotation and inch sizes only. */
  readonly sectionWidthInches: number | null;
  /** Decimals of the written width in inches: 14.00-24, but 17.5-25. */
  readonly widthDecimals: 0 | 1 | 2;
  /** Sidewall height in percent of the width; null if unwritten, which means 82 or a full profile. */
  readonly aspectRatioPercent: number | null;
  /** Flotation sizes only. */
  readonly overallDiameterInches: number | null;
  readonly mark: ConstructionMark;
  readonly construction: TireConstruction;
  readonly rimDiameterInches: number;
  /** LT after the size: 31X10.50R15LT, 7.50-16LT. */
  readonly isLightTruck: boolean;
  /** C after the rim: a van tire. */
  readonly isVan: boolean;
  readonly loadRange: LoadRange | null;
  readonly plyRating: number | null;
  readonly service: ServiceDescription | null;
  /** The maker's run-flat mark as written: RFT, ZP, SSR. */
  readonly runFlat: string | null;
  /** Tread code of off-road tires: L-3, G-2. */
  readonly treadCode: string | null;
  /** Other marks as written: M+S, 3PMSF, MO, BSW. */
  readonly marks: readonly string[];
}

export const constructionOf = (mark: ConstructionMark): TireConstruction =>
  mark === "R" || mark === "ZR" ? "Radial" : "Bias";

/** Half-inch rims are for trucks and buses, except 16.5 for light trucks. */
export const isTruckRim = (rimDiameterInches: number): boolean =>
  rimDiameterInches >= 17.5 && !Number.isInteger(rimDiameterInches);
