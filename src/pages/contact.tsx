import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { ContactScreen } from "../features/marketing/contact-screen";

const PAGE = {
  path: ROUTES.contact,
  title: LABELS.contactUs,
  description: "Questions about an order, a payment plan or a product? Write to us or call.",
  lead: "Send us a message. A person replies, usually within one business day.",
  access: "anyone",
  height: 760,
  isNarrow: true,
  isIndexed: true,
} as const;

export default islandPage(PAGE, ContactScreen);
export const Head = islandHead(PAGE);
