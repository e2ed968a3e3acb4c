import { CHAT_ROUTES } from "#contract/site-paths";
import { islandHead, islandPage } from "../app/island/island-page";
import { ChatBox } from "../features/chat/chat-box";

const PAGE = {
  path: CHAT_ROUTES.visitor,
  title: "Chat",
  description: "Write to our staff and read the answer right here.",
  access: "anyone",
  height: 520,
  isNarrow: true,
} as const;

export default islandPage(PAGE, ChatBox);
export const Head = islandHead(PAGE);
