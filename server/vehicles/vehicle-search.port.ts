/** What other features ask of vehicles: the one that the words of a search name ("2019 camry winter tires"). */
import type { LineGoods } from "#contract/search/typed/goods-words";

/** A model, with its year where that was said. */
export interface SearchedVehicle {
  /** 2019 Toyota Camry, Toyota Camry. */
  readonly name: string;
  /** Its page on the site. */
  readonly url: string;
  /** What is sought for it; tires where the text names neither. */
  readonly goods: LineGoods;
  /** All sizes it came with; empty for a vehicle of which no table says any, such as a year it was not built in. */
  readonly sizeKeys: readonly string[];
  /** As a filter has them: 5x114.3. */
  readonly patterns: readonly string[];
  readonly diametersIn: readonly number[];
}

/** A vehicle in a text, and the rest of it. */
export interface NamedVehicle {
  readonly vehicle: SearchedVehicle;
  /** The words that name neither vehicle nor goods, without those that say nothing. */
  readonly rest: string;
  /** Tires or wheels are named beside it. */
  readonly hasGoods: boolean;
  /** Its make or its year is said: a model alone may be any word ("pilot"). */
  readonly isCertain: boolean;
}

export interface VehicleSearch {
  /** @returns null for a text that names no vehicle */
  find(text: string): Promise<NamedVehicle | null>;
}
