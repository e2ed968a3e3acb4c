import { SHOP_CATEGORIES } from "#contract/catalogue/categories";
import { ROUTES, categoryPath } from "#contract/site/paths";
import type { LinkView } from "../../catalogue/views/catalogue-views";

const LINE = SHOP_CATEGORIES.find(({ id }) => id === "tires-wheels");

export const FINDER_BREADCRUMBS: readonly LinkView[] = [
  { label: "Home", url: ROUTES.home },
  { label: LINE?.name ?? "", url: categoryPath({ slug: "tires-wheels" }) },
  { label: "Find what fits", url: ROUTES.finder },
];
