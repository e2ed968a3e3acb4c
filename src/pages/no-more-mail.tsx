import { KEPT_ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { EndWatchScreen } from "../features/saved/end-watch-screen";

const PAGE = {
  path: KEPT_ROUTES.endWatch,
  title: "No more of these mails",
  description: "Ends mails about a wish list or a saved search.",
  access: "anyone",
  height: 320,
  isNarrow: true,
} as const;

export default islandPage(PAGE, EndWatchScreen);
export const Head = islandHead(PAGE);
