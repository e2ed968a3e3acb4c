/** Vehicle models with normalized names. */

export interface NamedModel {
  readonly make: string;
  readonly makeSlug: string;
  readonly model: string;
  readonly modelSlug: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** A model with its normalized names. */
export interface SearchedModel extends NamedModel {
  readonly makeForm: string;
  readonly modelForm: string;
}

/** "F-150", "f150" and "F 150" have one normalized form. */
export function formOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
