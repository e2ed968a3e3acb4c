/** Column chooser of a list, at the end of the table head; stored in this browser. */
import { useId, useState } from "react";
import { styled } from "@mui/material/styles";
import { actionRef } from "../actions/registry";
import type { Column } from "./list-table";

export const COLUMNS_KEY = "ef-columns";

type StoredColumns = Readonly<Record<string, readonly string[]>>;

function readStoredColumns(): StoredColumns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as StoredColumns) : {};
  } catch {
    return {};
  }
}

interface ChosenColumns<Row> {
  readonly visible: readonly Column<Row>[];
  readonly choose: (label: string, isVisible: boolean) => void;
}

/** The first column names the row and is always visible. @param list storage key */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]): ChosenColumns<Row> {
  const [savedLabels, setSavedLabels] = useState(() => readStoredColumns()[list]);
  const labels = Array.isArray(savedLabels)
    ? savedLabels
    : columns.filter(({ isExtra }) => !isExtra).map(({ label }) => label);
  const isVisible = ({ label }: Column<Row>, at: number) =>
    at === 0 || label === "" || labels.includes(label);
  return {
    visible: columns.filter(isVisible),
    choose(label, isChosen) {
      const next = columns
        .filter((column, at) => (column.label === label ? isChosen : isVisible(column, at)))
        .map((column) => column.label);
      setSavedLabels(next);
      try {
        localStorage.setItem(COLUMNS_KEY, JSON.stringify({ ...readStoredColumns(), [list]: next }));
      } catch {
        // Without storage the choice lasts until the page unloads.
      }
    },
  };
}

interface ColumnChoiceProps<Row> extends ChosenColumns<Row> {
  readonly columns: readonly Column<Row>[];
}

export function ColumnChoice<Row>({ columns, visible, choose }: ColumnChoiceProps<Row>) {
  const id = useId();
  return (
    <>
      <Opener ref={actionRef.button} type="button" popoverTarget={id} aria-label="Columns" title="Columns">
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v14H4zM10 5v14M15 5v14" />
        </svg>
      </Opener>
      <Panel id={id} popover="auto" role="group" aria-label="Columns that are shown">
        {columns.slice(1).map((column) =>
          column.label === "" ? null : (
            <label key={column.label}>
              <input
                type="checkbox"
                checked={visible.includes(column)}
                onChange={({ target }) => choose(column.label, target.checked)}
              />{" "}
              {column.label}
            </label>
          ),
        )}
      </Panel>
    </>
  );
}

const Opener = styled("button")({
  display: "inline-grid",
  placeItems: "center",
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: "var(--r-sm)",
  background: "none",
  "&:hover": { background: "var(--tile)" },
  svg: { width: 18, height: 18 },
});

const Panel = styled("div")({
  position: "fixed",
  inset: "auto var(--s5) auto auto",
  top: 96,
  margin: 0,
  padding: "var(--s3) var(--s4)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  color: "var(--ink)",
  boxShadow: "var(--shadow-panel)",
  fontWeight: 400,
  textAlign: "left",
  "&:popover-open": { display: "grid" },
  label: { display: "flex", alignItems: "center", gap: "var(--s2)", minHeight: 32 },
});
