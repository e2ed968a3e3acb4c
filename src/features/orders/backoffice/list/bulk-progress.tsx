/** Progress of a bulk change, with each order that refused and the reason. */
import { useEffect, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import { useApolloClient } from "@apollo/client/react";
import { BulkRunDocument, ListOrdersDocument } from "#contract/graphql/documents/order-list.generated";
import type { WholeBulkRunFragment } from "#contract/graphql/generated";
import { countWords } from "#contract/fields/count-words";
import { BULK_ACTIONS } from "#contract/orders/bulk";
import { useQueryAnswer } from "../../../../client/api/use-query-answer";
import { orderUrl } from "./order-list-address";
import { Button } from "../../../../ui/actions/button";
import { actionRef } from "../../../../ui/actions/registry";

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
  const panel = useRef<HTMLElement>(null);
  const isLoaded = run !== undefined;
  // The dialog and bar that started the change have unmounted.
  useEffect(() => {
    if (isLoaded) panel.current?.focus();
  }, [isLoaded]);
  useEffect(() => {
    if (isFinished) void client.refetchQueries({ include: [ListOrdersDocument] });
  }, [isFinished, client]);
  if (!run) return null;
  return (
    <Panel ref={panel} tabIndex={-1} aria-label="Bulk update">
      <p role="status">{sentenceOf(run)}</p>
      <progress
        max={run.total}
        value={run.changed + run.failed}
        aria-label={BULK_ACTIONS[run.action].label}
      />
      {run.failures.length > 0 && <Refusals run={run} search={search} />}
      {isFinished && (
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      )}
    </Panel>
  );
}

function sentenceOf({ action, total, changed, failed, isFinished }: WholeBulkRunFragment): string {
  const of = `of ${countWords(total, "order")}`;
  const counted = isFinished ? `${changed} ${of} done` : `${changed + failed} ${of} processed`;
  return `${BULK_ACTIONS[action].label}: ${counted}${failed > 0 ? `, ${failed} refused` : ""}`;
}

function Refusals({ run, search }: { readonly run: WholeBulkRunFragment; readonly search: string }) {
  return (
    <details>
      <summary ref={actionRef.button}>Orders not changed</summary>
      <ul>
        {run.failures.map(({ orderId, uniqueId, message }) => (
          <li key={orderId}>
            <a href={orderUrl(orderId, search)}>{uniqueId}</a> {message}
          </li>
        ))}
      </ul>
      {run.failed > run.failures.length && <p>The first {run.failures.length} are shown.</p>}
    </details>
  );
}

const Panel = styled("section")({
  display: "grid",
  justifyItems: "start",
  gap: "var(--s2)",
  padding: "var(--s3) var(--s4)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-card)",
  p: { margin: 0, fontWeight: 600 },
  progress: { width: "100%" },
  ul: { maxHeight: 240, overflowY: "auto" },
});
