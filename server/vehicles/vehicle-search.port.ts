/**
 * Vehicle search, as other features use it: finds the vehicle in a search text ("2019 camry winter tires").
 */
import type { LineGoods } from "#contract/search/typed/goods-words";

/** A model, with its year if given. */
export interface SearchedVehicle {
  /** 2019 Toyota Camry, Toyota Camry. */
  readonly name: string;
  /** Its page on the site. */
  readonly url: string;
  /** The goods searched for; tires if the text names neither. */
  readonly goods: LineGoods;
  /** All factory sizes; empty when no table lists any, such as for a year without production. */
  readonly sizeKeys: readonly string[];
  /** In filter format: 5x114.3. */
  readonly patterns: readonly string[];
  readonly diametersIn: readonly number[];
}

/** A vehicle in a text, and the remaining words. */
export interface NamedVehicle {
  readonly vehicle: SearchedVehicle;
  /** Words that name neither vehicle nor goods, without filler words. */
  readonly rest: string;
  /** The text also names tires or wheels. */
  readonly hasGoods: boolean;
  /** The text names the make or the year; a model alone may be any word ("pilot"). */
  readonly isCertain: boolean;
  /** The misspelled name without which the text names no vehicle; null if none. */
  readonly guessedFrom: string | null;
  /** The make and model as typed, if misspelled. */
  readonly misspelled: readonly string[];
}

export interface VehicleSearch {
  /** @returns null for a text without a vehicle */
  find(text: string): Promise<NamedVehicle | null>;
}
