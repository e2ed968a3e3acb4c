/** Suppliers' categories for staff, and the background job that moves products. */
import type { AuditTrail } from "../../audit/audit.port";
import type { Feature, Host } from "../../feature";
import { registerCategories } from "./categories.routes";
import { CategoriesService, placeNext } from "./categories.service";
import { PLACEMENTS_DUE } from "./mappings.store";

export function openCategoryAdmin({ db, backgroundDb }: Host, trail: AuditTrail): Feature {
  const service = new CategoriesService({ db, trail });
  return {
    routes: (rest) => registerCategories(rest, service),
    jobs: [{ name: "catalogue.placements", due: PLACEMENTS_DUE, run: () => placeNext(backgroundDb) }],
  };
}
