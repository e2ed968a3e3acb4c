/** How many visitors wait for an answer, beside the name of the desk; looked at anew once a minute. */
import { useEffect } from "react";
import { LIMITS } from "#contract/limits";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { hostedChat } from "../../../lib/shop-chat";
import { MenuCount } from "../../../ui/parts/menu/menu-count";

const [pageSize] = LIMITS.lists.staffPageSizes;
const LOOK_MS = 60_000;

/** Nothing of our own is counted when somebody else runs the chat. */
export function ChatCount() {
  return hostedChat() ? null : <OwnCount />;
}

function OwnCount() {
  const { data, refresh } = useRestAnswer("listChats", { state: "WAITING", pageNumber: 1, pageSize });
  useEffect(() => {
    const timer = setTimeout(() => document.visibilityState === "visible" && refresh(), LOOK_MS);
    return () => clearTimeout(timer);
  });
  return <MenuCount count={data?.counts.WAITING ?? 0} word="waiting" />;
}
