import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { NewsletterScreen } from "../features/marketing/newsletter-screen";

const PAGE = {
  path: ROUTES.newsletter,
  title: "Newsletter",
  description: "Join our newsletter, or leave it.",
  access: "anyone",
  height: 320,
  isNarrow: true,
} as const;

export default islandPage(PAGE, NewsletterScreen);
export const Head = islandHead(PAGE);
