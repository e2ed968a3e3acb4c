import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { StockAlertScreen } from "../features/stock-alerts/stock-alert-screen";

const PAGE = {
  path: ROUTES.backInStock,
  title: "Mail me when it is back",
  description: "One mail when a product is in stock again.",
  lead: "One mail when the product is in stock again, and no other.",
  access: "anyone",
  height: 420,
  isNarrow: true,
} as const;

export default islandPage(PAGE, StockAlertScreen);
export const Head = islandHead(PAGE);
