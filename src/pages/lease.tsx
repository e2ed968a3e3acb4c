import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { LeaseScreen } from "../features/leases/lease-screen";

const PAGE = {
  path: ROUTES.lease,
  title: MESSAGES.financing.apply,
  description: "Find out how much you can lease, before you shop or for what’s in your cart.",
  lead: `Find out how much you can lease, before you shop or for what’s in your cart. ${MESSAGES.financing.ownership}`,
  access: "anyone",
  height: 640,
  isNarrow: true,
} as const;

export default islandPage(PAGE, LeaseScreen);
export const Head = islandHead(PAGE);
