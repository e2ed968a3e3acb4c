import { categoryPath, ROUTES } from "#contract/site-paths";
import { FINDER_PATH } from "#contract/vehicle-paths";
import type { LinkView } from "../../catalogue/views/catalogue-views";

export const FINDER_BREADCRUMBS: readonly LinkView[] = [
  { label: "Home", url: ROUTES.home },
  { label: "Tires & Wheels", url: categoryPath({ slug: "tires-wheels" }) },
  { label: "Find what fits", url: FINDER_PATH },
];
