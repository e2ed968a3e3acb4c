/** What the finder shows: the next step, or what fits the vehicle that was chosen. */
import type { FitVerdict } from "#contract/fit/fit";
import type { Cents } from "#contract/money/money";
import type { VehicleFitment } from "#contract/vehicles/schema";
import type { CardView } from "../views/catalogue-views";
import type { FinderStepName } from "./finder-query";

export interface FinderChoice {
  readonly value: string;
  readonly label: string;
  /** How many tires or vehicles are behind it; null where a number says nothing. */
  readonly count: number | null;
  /** A choice that ends the search leads to a page. */
  readonly url?: string;
}

/** A step before, and the address that takes it back. */
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

/** A product with what the shop can say of it and the vehicle. */
export interface FittedCard {
  readonly card: CardView;
  readonly fit: FitVerdict;
  /** Product line; null when nothing says it. */
  readonly line: string | null;
}

/** Products of one size of the vehicle, those that are known to fit first. */
export interface FittedShelf {
  readonly title: string;
  /** All of them in a listing. */
  readonly allUrl: string;
  readonly allCount: number;
  readonly cards: readonly FittedCard[];
}

/** Two tires of one line for the front and the rear axle of a staggered set. */
export interface TirePair {
  readonly line: string;
  readonly front: FittedCard;
  readonly rear: FittedCard;
  /** Two of each. */
  readonly cents: Cents;
}

export interface FittedSet {
  readonly key: string;
  readonly title: string;
  readonly isOriginal: boolean;
  /** One of a set of four, front and rear of a staggered one. */
  readonly shelves: readonly FittedShelf[];
  readonly pairs: readonly TirePair[];
}

export interface VehicleView {
  readonly fitment: VehicleFitment;
  readonly taken: readonly ChosenStep[];
  readonly sets: readonly FittedSet[];
  /** Null where its bolt pattern is not known. */
  readonly wheels: FittedShelf | null;
}

export type FinderView =
  | { readonly kind: "step"; readonly step: FinderStep }
  | { readonly kind: "vehicle"; readonly vehicle: VehicleView }
  /** Nothing is known of what the address names. */
  | { readonly kind: "unknown" }
  /** The API did not answer. */
  | { readonly kind: "unavailable" };
