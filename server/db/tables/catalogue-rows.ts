/** Whole rows of the catalogue, as statements return them. */
import type { Selectable } from "kysely";
import type { BrandsTable, CategoriesTable } from "./tables.generated";

export type CategoryRow = Selectable<CategoriesTable>;
export type BrandRow = Selectable<BrandsTable>;
