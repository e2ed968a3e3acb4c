import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../../app/island/island-page";
import { FindOrderScreen } from "../../features/orders/find/find-order-screen";

const PAGE = {
  path: ROUTES.findOrder,
  title: LABELS.findOrder,
  description: "Get a new link to an order with its number and your email address.",
  lead: "Enter the order number and your email address, and we’ll email you a link.",
  access: "anyone",
  height: 460,
  isNarrow: true,
} as const;

export default islandPage(PAGE, FindOrderScreen);
export const Head = islandHead(PAGE);
