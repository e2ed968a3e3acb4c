import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../../app/island/island-page";
import { FindOrderScreen } from "../../features/orders/find/find-order-screen";

const PAGE = {
  path: ROUTES.findOrder,
  title: LABELS.findOrder,
  description: "Get a fresh link to an order by its number and your e-mail address.",
  lead: "Tell us its number and your e-mail address, and we mail you a link to the order.",
  access: "anyone",
  height: 460,
  isNarrow: true,
} as const;

export default islandPage(PAGE, FindOrderScreen);
export const Head = islandHead(PAGE);
