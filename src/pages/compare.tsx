import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { CompareScreen } from "../features/compare/compare-screen";

const PAGE = {
  path: ROUTES.compare,
  title: "Compare products",
  description: "Up to four products side by side: cash price, lease and features.",
  access: "anyone",
  height: 640,
} as const;

export default islandPage(PAGE, CompareScreen);
export const Head = islandHead(PAGE);
