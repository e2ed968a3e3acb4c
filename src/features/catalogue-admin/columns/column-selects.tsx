/** One choice per column of a table. */
import { useContext } from "react";
import Box from "@mui/material/Box";
import {
  ATTRIBUTE,
  CHOICE_LABELS,
  IMPORT_FIELDS,
  NAMED,
  NOT_IMPORTED,
  refusalsOfMatches,
  type ColumnMatch,
} from "#contract/imports/columns";
import type { ImportPreview, PreviewColumn } from "#contract/imports/preview";
import { ErrorText, FieldFrame } from "../../../ui/form/field-frame";
import { SelectControl } from "../../../ui/form/select-field";
import { controlId, FormIdContext, type ShopField } from "../../../ui/form/use-shop-field";

interface ColumnSelectsProps {
  readonly preview: ImportPreview;
  readonly matches: readonly ColumnMatch[];
  readonly onChange: (matches: ColumnMatch[]) => void;
}

export function ColumnSelects({ preview, matches, onChange }: ColumnSelectsProps) {
  const formId = useContext(FormIdContext);
  const { columns: refused, general } = refusalsOfMatches(matches);
  const fields = new Map(matches.map(({ column, field }) => [column, field]));
  const change = (column: string, field: string) =>
    onChange(matches.map((match) => (match.column === column ? { column, field } : match)));
  const fieldOf = (column: string, at: number): ShopField<string> => {
    const id = controlId(formId, `column-${at}`);
    const error = refused.get(column) ?? null;
    const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
    return {
      id,
      hintId,
      errorId,
      error,
      value: fields.get(column) ?? NOT_IMPORTED,
      change: (next) => change(column, next),
      blur: () => undefined,
      describedBy: (hint) =>
        [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ") || undefined,
    };
  };
  return (
    <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 700, padding: 0, marginBottom: "var(--s2)" }}>
        Match columns
      </Box>
      {general && <ErrorText role="alert">{general}</ErrorText>}
      <Box sx={SELECTS}>
        {preview.columns.map((column, at) => (
          <ColumnSelect key={column.column} column={column} field={fieldOf(column.column, at)} />
        ))}
      </Box>
    </Box>
  );
}

/** As many per line as fit. */
const SELECTS = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  alignItems: "end",
  gap: "var(--s4)",
  maxHeight: "60vh",
  overflowY: "auto",
  padding: "4px",
};

interface ColumnSelectProps {
  readonly column: PreviewColumn;
  readonly field: ShopField<string>;
}

function ColumnSelect({ column: { column, examples, isNamed, problem }, field }: ColumnSelectProps) {
  const hint = examples.length > 0 ? examples.join(" · ") : "No values in the first rows";
  if (problem !== null)
    return (
      <p>
        <b>{column}</b>: {problem}
      </p>
    );
  return (
    <FieldFrame field={field} label={column} hint={hint}>
      <SelectControl
        field={field}
        name={field.id}
        autoComplete="off"
        options={isNamed ? NAMED_CHOICES : CHOICES}
        hint={hint}
      />
    </FieldFrame>
  );
}

const choiceOf = (value: keyof typeof CHOICE_LABELS) => ({ value, label: CHOICE_LABELS[value] });
const CHOICES = [
  choiceOf(NOT_IMPORTED),
  ...IMPORT_FIELDS.map(({ key, label }) => ({ value: key, label })),
  choiceOf(ATTRIBUTE),
];
const NAMED_CHOICES = [...CHOICES, choiceOf(NAMED)];
