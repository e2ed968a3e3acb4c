/** The outcome of a bulk change, with each entry that was not changed and the reason. Takes the focus. */
import { useEffect, useRef } from "react";
import { styled } from "@mui/material/styles";
import { Button } from "../actions/button";
import { actionRef } from "../actions/registry";

export interface UnchangedEntry {
  readonly id: string;
  readonly name: string;
  /** Null for an unknown entry. */
  readonly href: string | null;
  readonly message: string;
}

interface BulkReportProps {
  readonly sentence: string;
  /** Absent when the outcome is known at once. */
  readonly progress?: { readonly name: string; readonly done: number; readonly total: number };
  /** Heading of the entries that were not changed, such as "Orders not changed". */
  readonly unchangedTitle: string;
  readonly unchanged: readonly UnchangedEntry[];
  /** Number of entries not changed, listed or not. */
  readonly unchangedCount: number;
  /** Null while the change runs. */
  readonly onClose: (() => void) | null;
}

export function BulkReport(props: BulkReportProps) {
  const { sentence, progress, unchangedTitle, unchanged, unchangedCount, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  // The dialog and bar that started the change have unmounted.
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} tabIndex={-1} aria-label="Bulk update">
      <p role="status">{sentence}</p>
      {progress && <progress max={progress.total} value={progress.done} aria-label={progress.name} />}
      {unchanged.length > 0 && (
        <details>
          <summary ref={actionRef.button}>{unchangedTitle}</summary>
          <ul>
            {unchanged.map(({ id, name, href, message }) => (
              <li key={id}>
                {href === null ? name : <a href={href}>{name}</a>} {message}
              </li>
            ))}
          </ul>
          {unchangedCount > unchanged.length && <p>The first {unchanged.length} are shown.</p>}
        </details>
      )}
      {onClose && (
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      )}
    </Panel>
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
