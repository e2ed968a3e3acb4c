/** Column chooser of a list, at the end of the table head; stored in this browser. */
import { useId, useState } from "react";
import { styled } from "@mui/material/styles";
import { actionRef } from "../actions/registry";
import type { Column } from "./list-table";

export const COLUMNS_KEY = "ef-columns";

type Kept = Readonly<Record<string, readonly string[]>>;

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

interface ChosenColumns<Row> {
  readonly shown: readonly Column<Row>[];
  readonly choose: (label: string, isShown: boolean) => void;
}

/** The first column names the row and is always visible. @param list storage key */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]): ChosenColumns<Row> {
  const [kept, setKept] = useState(() => readKept()[list]);
  const labels = Array.isArray(kept)
    ? kept
    : columns.filter(({ isExtra }) => !isExtra).map(({ label }) => label);
  const isShown = ({ label }: Column<Row>, at: number) => at === 0 || label === "" || labels.includes(label);
  return {
    shown: columns.filter(isShown),
    choose(label, isWanted) {
      const next = columns
        .filter((column, at) => (column.label === label ? isWanted : isShown(column, at)))
        .map((column) => column.label);
      setKept(next);
      try {
        localStorage.setItem(COLUMNS_KEY, JSON.stringify({ ...readKept(), [list]: next }));
      } catch {
        // Without storage the choice lasts until the page unloads.
      }
    },
  };
}

interface ColumnChoiceProps<Row> extends ChosenColumns<Row> {
  readonly columns: readonly Column<Row>[];
}

export function ColumnChoice<Row>({ columns, shown, choose }: ColumnChoiceProps<Row>) {
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
                checked={shown.includes(column)}
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
