/** The size of a tire as its sidewall has it. Widths and diameters are in the unit their names end in, never in another. */
import type { LoadRange } from "./load-ranges";
import type { SpeedRating } from "./speed-ratings";

/** What carries the tread: cords across (radial) or crosswise (bias); the specification knows no others. */
export type TireConstruction = "Radial" | "Bias";

/** As written between width and rim. ZR is radial; D and - are bias, B is belted bias. */
export type ConstructionMark = "R" | "ZR" | "D" | "B" | "-";

/** P: passenger, LT: light truck, ST: special trailer, T: temporary spare. */
export type SizePrefix = "P" | "LT" | "ST" | "T";

/** "121/118S": load index, that of one of a dual pair, speed rating. */
export interface ServiceDescription {
  /** Null where only the rating is written: "225/60R18 H". */
  readonly loadIndex: number | null;
  readonly dualLoadIndex: number | null;
  readonly speedRating: SpeedRating | null;
  /** "(102Y)": made for more than the speed of its rating. */
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
  /** How many decimals the width in inches is written with: 14.00-24, but 17.5-25. */
  readonly widthDecimals: 0 | 1 | 2;
  /** Height of the sidewall in hundredths of the width; null where none is written, which stands for 82 or a full profile. */
  readonly aspectRatioPercent: number | null;
  /** Flotation sizes only. */
  readonly overallDiameterInches: number | null;
  readonly mark: ConstructionMark;
  readonly construction: TireConstruction;
  readonly rimDiameterInches: number;
  /** LT behind the size: 31X10.50R15LT, 7.50-16LT. */
  readonly isLightTruck: boolean;
  /** C at the rim: tires of vans. */
  readonly isVan: boolean;
  readonly loadRange: LoadRange | null;
  readonly plyRating: number | null;
  readonly service: ServiceDescription | null;
  /** The maker's mark of a tire that runs without air, as written: RFT, ZP, SSR. */
  readonly runFlat: string | null;
  /** The code of tires off the road: L-3, G-2. */
  readonly treadCode: string | null;
  /** Further marks as written: M+S, 3PMSF, MO, BSW. */
  readonly marks: readonly string[];
}

export const constructionOf = (mark: ConstructionMark): TireConstruction =>
  mark === "R" || mark === "ZR" ? "Radial" : "Bias";

/** Rims of half inches belong to trucks and buses; 16.5 is the one of light trucks. */
export const isTruckRim = (rimDiameterInches: number): boolean =>
  rimDiameterInches >= 17.5 && !Number.isInteger(rimDiameterInches);
