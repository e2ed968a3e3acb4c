/** The columns of the list of imports. */
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import {
  IMPORT_STATUS_LABELS,
  isOpenImport,
  type ImportRun,
  type ImportStatus,
} from "#contract/imports/schema";
import type { BadgeTone } from "#contract/orders/orders";
import { callApi } from "../../client/api/rest-client";
import { downloadFile } from "../../client/api/download-file";
import { formatShopDate, formatShopDateTime, formatShopTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import type { Column } from "../../ui/list/list-table";
import { Badge } from "../../ui/parts/badge";

const TONES: Readonly<Record<ImportStatus, BadgeTone>> = {
  WAITING: "orange",
  RUNNING: "orange",
  COMPLETED: "green",
  FAILED: "red",
  STOPPED: "red",
  INTERRUPTED: "red",
};

export function ImportBadge({ status }: { readonly status: ImportStatus }) {
  return <Badge tone={TONES[status]}>{IMPORT_STATUS_LABELS[status]}</Badge>;
}

export const IMPORT_COLUMNS: readonly Column<ImportRun>[] = [
  { label: "Started", cell: ({ startedAt }) => formatShopDateTime(startedAt), isWhole: true },
  { label: "Status", cell: (run) => <Status run={run} />, isWhole: true },
  {
    label: "From",
    cell: (run) => (
      <>
        <b>{run.supplier}</b>
        <span>{fromOf(run)}</span>
      </>
    ),
    isWide: true,
  },
  { label: "Results", cell: (run) => <Counted run={run} />, isText: true },
];

function fromOf({ files, source }: ImportRun): string {
  const names = files.map((file) => file.split("/").at(-1)).join(", ") || "—";
  return source === null ? names : `${source}: ${names}`;
}

/** An import's counts, and its message for staff. */
function Counted({ run: { counts, message } }: { readonly run: ImportRun }) {
  const words = counts.map(({ what, count }) => `${count.toLocaleString("en-US")} ${wordsOf(what, count)}`);
  return (
    <>
      {words.join(", ") || (message ? null : "—")}
      {message && <p>{message}</p>}
    </>
  );
}

/** categoriesChanged → categories changed, or category changed for one; NO_PRICE → no price */
function wordsOf(what: string, count: number): string {
  const words = what
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return count === 1 ? words.replace(/^(\w+)ies\b/, "$1y").replace(/^(\w+)s\b/, "$1") : words;
}

function Status({ run }: { readonly run: ImportRun }) {
  const { status, percent, isStopWanted, startedAt, finishedAt } = run;
  if (status !== "RUNNING") {
    // Most end on their start date, which is in the adjacent column.
    const isSameDay = finishedAt && formatShopDate(finishedAt) === formatShopDate(startedAt);
    return (
      <>
        <ImportBadge status={status} />
        {finishedAt && (
          <span className="muted">
            {isSameDay ? formatShopTime(finishedAt) : formatShopDateTime(finishedAt)}
          </span>
        )}
      </>
    );
  }
  const phase = percent < 50 ? "Checking" : "Importing";
  return (
    <div>
      <ImportBadge status={status} />
      <p>{isStopWanted ? "Stopping" : `${phase}, ${percent}% done`}</p>
      <LinearProgress variant="determinate" value={percent} aria-label={`Import ${run.id}`} />
    </div>
  );
}

/** @param onStopped called after a stop request; null without the permission */
export function importActions(onStopped: (() => void) | null): Column<ImportRun> {
  const stop = async (id: string) => {
    await callApi("stopImport", { params: { id } });
    onStopped?.();
  };
  return {
    label: "Actions",
    cell: (run) => {
      const mayStop = onStopped !== null && isOpenImport(run) && !run.isStopWanted;
      const mayFetch = run.hasRejects && !isOpenImport(run);
      if (!mayStop && !mayFetch) return null;
      return (
        <Stack spacing={2}>
          {mayStop && (
            <Button
              variant="outlined"
              aria-label={`Stop the import of ${fromOf(run)}`}
              onClick={() => void stop(run.id)}
            >
              Stop
            </Button>
          )}
          {mayFetch && (
            <Button
              variant="outlined"
              aria-label={`Rejects of ${fromOf(run)} as CSV`}
              onClick={() =>
                void downloadFile("exportRejects", { params: { id: run.id } }, `import-${run.id}-rejects.csv`)
              }
            >
              Rejects
            </Button>
          )}
        </Stack>
      );
    },
  };
}
