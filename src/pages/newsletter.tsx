import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { NewsletterScreen } from "../features/marketing/newsletter-screen";

const PAGE = {
  path: ROUTES.newsletter,
  title: "Newsletter",
  description: "Subscribe to our newsletter or unsubscribe.",
  access: "anyone",
  height: 320,
  isNarrow: true,
} as const;

export default islandPage(PAGE, NewsletterScreen);
export const Head = islandHead(PAGE);
