/** Product data from a line definition, before random prices, stock and reviews. */
export interface Described {
  readonly leaf: string;
  readonly brand: string;
  readonly name: string;
  readonly model: string;
  readonly dollars: number;
  readonly bulky: boolean;
  readonly condition?: string;
  readonly pitch: string;
  readonly story: string;
  readonly details: readonly (readonly [name: string, value: string | null])[];
  readonly features: readonly string[];
  readonly included: readonly string[];
  readonly rebate?: number;
  /** Media path of the pictures, without the view. */
  readonly picture: string;
}

/** Media path of a line's pictures, without the view. */
export const picturePathOf = (brand: string, name: string): string =>
  `demo/tires/${`${brand} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

export const inLowerCase = (text: string): string => text.toLowerCase().replace("suv", "SUV");
