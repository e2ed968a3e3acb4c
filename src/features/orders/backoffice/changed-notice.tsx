/** Live notice on an open order that somebody else has changed (STAFF-75). It covers the page's end. */
import { useEffect } from "react";
import { styled } from "@mui/material/styles";
import { LatestOrderChangeDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { formatShopTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { Notice } from "../../../ui/parts/notice";
import { ORDER_HEADING } from "../order-dialog";
import { actorWord } from "../order-words";

const POLL_MS = 30_000;
/** The cached order must keep its revision, which its forms send. */
const UNCACHED = { fetchPolicy: "no-cache", pollInterval: POLL_MS } as const;

interface ChangedNoticeProps {
  readonly order: Pick<StaffOrderFragment, "id" | "revision">;
  /** Reloads the order. */
  readonly onReload: () => Promise<unknown>;
}

export function ChangedNotice({ order, onReload }: ChangedNoticeProps) {
  const { user } = useVisitor();
  const { data, refresh } = useQueryAnswer(LatestOrderChangeDocument, { orderId: order.id }, UNCACHED);
  useEffect(() => {
    const look = () => void refresh();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [refresh]);
  const latest = data?.getOrder;
  const isChanged = latest && latest.revision > order.revision && latest.updatedBy !== user?.username;
  const reload = async () => {
    await onReload();
    document.getElementById(ORDER_HEADING)?.focus();
  };
  return (
    <Place role="status">
      {isChanged && (
        <Notice>
          <p>
            {actorWord(latest.updatedBy)} changed this order at {formatShopTime(latest.updatedAt)}.{" "}
            <Button variant="text" onClick={() => void reload()}>
              Show the change
            </Button>
          </p>
        </Notice>
      )}
    </Place>
  );
}

const Place = styled("div")({ position: "sticky", bottom: "var(--s4)", zIndex: 1, p: { margin: 0 } });
