/** The finder's content: the next step, or the products that fit the selected vehicle. */
import type { FitVerdict } from "#contract/fit/fit";
import type { Cents } from "#contract/money/money";
import type { VehicleFitment } from "#contract/vehicles/schema";
import type { CardView } from "../views/catalogue-views";
import type { FinderStepName } from "./finder-query";

export interface FinderChoice {
  readonly value: string;
  readonly label: string;
  /** Number of tires or vehicles behind the choice; null where a count is meaningless. */
  readonly count: number | null;
  /** A final choice links to a page. */
  readonly url?: string;
}

/** A previous step, and the address that undoes it. */
export interface ChosenStep {
  readonly name: FinderStepName;
  readonly value: string;
  readonly label: string;
  readonly backUrl: string;
}

export interface FinderStep {
  readonly taken: readonly ChosenStep[];
  /** Parameter of the choice; null where each choice is a link. */
  readonly name: FinderStepName | null;
  readonly question: string;
  readonly choices: readonly FinderChoice[];
}

/** A product with its fit for the vehicle. */
export interface FittedCard {
  readonly card: CardView;
  readonly fit: FitVerdict;
  /** Product line; null when unknown. */
  readonly line: string | null;
}

/** Products of one size of the vehicle, known fits first. */
export interface FittedShelf {
  readonly title: string;
  /** The listing with all of them. */
  readonly allUrl: string;
  readonly allCount: number;
  readonly cards: readonly FittedCard[];
}

/** Two tires of one line for the front and the rear axle of a staggered set. */
export interface TirePair {
  readonly line: string;
  readonly front: FittedCard;
  readonly rear: FittedCard;
  /** Price of two of each. */
  readonly cents: Cents;
}

export interface FittedSet {
  readonly key: string;
  readonly title: string;
  readonly isOriginal: boolean;
  /** One shelf for a set of four; front and rear for a staggered set. */
  readonly shelves: readonly FittedShelf[];
  readonly pairs: readonly TirePair[];
}

export interface VehicleView {
  readonly fitment: VehicleFitment;
  readonly taken: readonly ChosenStep[];
  readonly sets: readonly FittedSet[];
  /** Null when the bolt pattern is unknown. */
  readonly wheels: FittedShelf | null;
}

export type FinderView =
  | { readonly kind: "step"; readonly step: FinderStep }
  | { readonly kind: "vehicle"; readonly vehicle: VehicleView }
  /** The address names an unknown vehicle or size. */
  | { readonly kind: "unknown" }
  /** The API did not respond. */
  | { readonly kind: "unavailable" };
