/** What other features ask of vehicles: the one that the words of a search name ("2019 camry tires"). */

/** A model, with its year where that was said. */
export interface SearchedVehicle {
  /** 2019 Toyota Camry, Toyota Camry. */
  readonly name: string;
  /** Its page on the site. */
  readonly url: string;
  /** What is sought for it. */
  readonly goods: "TIRES" | "WHEELS";
  /** All sizes it came with. */
  readonly sizeKeys: readonly string[];
  /** As a filter has them: 5x114.3. */
  readonly patterns: readonly string[];
  readonly diametersIn: readonly number[];
}

export interface VehicleSearch {
  /** @returns null for a text that names no vehicle, or anything beside it */
  find(text: string): Promise<SearchedVehicle | null>;
}
