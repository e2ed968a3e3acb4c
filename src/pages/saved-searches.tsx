import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { SavedSearchesScreen } from "../features/saved/saved-searches-screen";

const PAGE = {
  path: ROUTES.savedSearches,
  title: LABELS.savedSearches,
  description: "Searches you saved.",
  access: "anyone",
  height: 420,
} as const;

export default islandPage(PAGE, SavedSearchesScreen);
export const Head = islandHead(PAGE);
