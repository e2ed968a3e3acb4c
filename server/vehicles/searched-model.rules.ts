/** Models of vehicles with their names as they are compared. */

export interface NamedModel {
  readonly make: string;
  readonly makeSlug: string;
  readonly model: string;
  readonly modelSlug: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** A model with its names as they are compared. */
export interface SearchedModel extends NamedModel {
  readonly makeForm: string;
  readonly modelForm: string;
}

/** "F-150", "f150" and "F 150" are one name. */
export function formOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
