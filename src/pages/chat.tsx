import { ROUTES } from "#contract/site/paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { AnyChat } from "../features/chat/any-chat";

const PAGE = {
  path: ROUTES.chat,
  title: "Chat",
  description: "Chat with our team right here.",
  access: "anyone",
  height: 520,
  isNarrow: true,
} as const;

export default islandPage(PAGE, AnyChat);
export const Head = islandHead(PAGE);
