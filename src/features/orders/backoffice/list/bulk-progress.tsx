/** Progress of a bulk change, with each order that refused and the reason. */
import { useEffect, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { BulkRunDocument, ListOrdersDocument } from "#contract/graphql/documents/order-list.generated";
import type { WholeBulkRunFragment } from "#contract/graphql/generated";
import { countWords } from "#contract/fields/count-words";
import { BULK_ACTIONS } from "#contract/orders/bulk";
import { useQueryAnswer } from "../../../../client/api/use-query-answer";
import { orderUrl } from "./order-list-address";
import { BulkReport } from "../../../../ui/list/bulk-report";

interface BulkProgressProps {
  readonly runId: string;
  readonly search: string;
  readonly onClose: () => void;
}

const POLL_MS = 1_000;

/** Polls until finished, then reloads the list. */
export function BulkProgress({ runId, search, onClose }: BulkProgressProps) {
  const client = useApolloClient();
  const [isFinished, setFinished] = useState(false);
  const { data } = useQueryAnswer(
    BulkRunDocument,
    { id: runId },
    { fetchPolicy: "no-cache", pollInterval: isFinished ? 0 : POLL_MS },
  );
  const run = data?.getOrderBulkRun;
  if (run?.isFinished && !isFinished) setFinished(true);
  useEffect(() => {
    if (isFinished) void client.refetchQueries({ include: [ListOrdersDocument] });
  }, [isFinished, client]);
  if (!run) return null;
  const { action, total, changed, failed, failures } = run;
  return (
    <BulkReport
      sentence={sentenceOf(run)}
      progress={{ name: BULK_ACTIONS[action].label, done: changed + failed, total }}
      unchangedTitle="Orders not changed"
      unchanged={failures.map(({ orderId, uniqueId, message }) => ({
        id: orderId,
        name: uniqueId,
        href: orderUrl(orderId, search),
        message,
      }))}
      unchangedCount={failed}
      onClose={isFinished ? onClose : null}
    />
  );
}

function sentenceOf({ action, total, changed, failed, isFinished }: WholeBulkRunFragment): string {
  const of = `of ${countWords(total, "order")}`;
  const counted = isFinished ? `${changed} ${of} done` : `${changed + failed} ${of} processed`;
  return `${BULK_ACTIONS[action].label}: ${counted}${failed > 0 ? `, ${failed} refused` : ""}`;
}
