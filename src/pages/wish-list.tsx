import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { WishListScreen } from "../features/saved/wish-list-screen";

const PAGE = {
  path: ROUTES.wishList,
  title: LABELS.wishList,
  description: "Products saved for later, with today’s prices.",
  access: "anyone",
  height: 520,
} as const;

export default islandPage(PAGE, WishListScreen);
export const Head = islandHead(PAGE);
