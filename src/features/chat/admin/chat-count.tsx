/** Number of visitors waiting for an answer, beside the menu entry; refreshed once a minute. */
import { useEffect } from "react";
import { countOf } from "#contract/fields/page";
import { LIMITS } from "#contract/limits";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { hostedChat } from "../../../lib/shop-chat";
import { MenuCount } from "../../../ui/parts/menu/menu-count";

const [pageSize] = LIMITS.lists.staffPageSizes;
const POLL_MS = 60_000;

/** No count with a third-party chat. */
export function ChatCount() {
  return hostedChat() ? null : <OwnCount />;
}

function OwnCount() {
  const { data, refresh } = useRestAnswer("listChats", { state: "WAITING", pageNumber: 1, pageSize });
  useEffect(() => {
    const timer = setTimeout(() => document.visibilityState === "visible" && refresh(), POLL_MS);
    return () => clearTimeout(timer);
  });
  return <MenuCount count={countOf(data, "WAITING") ?? 0} word="waiting" />;
}
