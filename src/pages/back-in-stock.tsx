import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { StockAlertScreen } from "../features/stock-alerts/stock-alert-screen";

const PAGE = {
  path: ROUTES.backInStock,
  title: "Get a back-in-stock alert",
  description: "Get one email when a product is back in stock.",
  lead: "One email when the product is back in stock, and no others.",
  access: "anyone",
  height: 420,
  isNarrow: true,
} as const;

export default islandPage(PAGE, StockAlertScreen);
export const Head = islandHead(PAGE);
