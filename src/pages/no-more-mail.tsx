import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { EndWatchScreen } from "../features/saved/end-watch-screen";

const PAGE = {
  path: ROUTES.endWatch,
  title: "Unsubscribe",
  description: "Unsubscribe from emails about a wish list or saved search.",
  access: "anyone",
  height: 320,
  isNarrow: true,
} as const;

export default islandPage(PAGE, EndWatchScreen);
export const Head = islandHead(PAGE);
