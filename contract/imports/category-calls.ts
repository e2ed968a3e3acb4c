/** REST calls for supplier categories (STAFF-68). */
import * as categories from "./category-mappings";
import { staff } from "../rest/endpoint";

export const CATEGORY_REST = {
  listUnplaced: staff("pricing.read")(
    "POST",
    "/admin/catalogue/categories/unplaced",
    "List unmapped supplier categories",
    { body: categories.unplacedInput, data: categories.unplacedAnswer },
  ),
  listCategoryMappings: staff("pricing.read")(
    "GET",
    "/admin/catalogue/categories/mappings",
    "List supplier category mappings",
    { data: categories.mappingsAnswer },
  ),
  mapCategory: staff("imports.write")(
    "POST",
    "/admin/catalogue/categories/mappings",
    "Map a supplier category",
    { body: categories.categoryMappingInput, data: categories.placementAnswer },
  ),
  unmapCategory: staff("imports.write")(
    "DELETE",
    "/admin/catalogue/categories/mappings/:id",
    "Delete a category mapping",
    { params: categories.mappingParams, data: categories.placementAnswer },
  ),
};
