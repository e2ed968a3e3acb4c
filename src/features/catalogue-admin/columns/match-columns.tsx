/** Matches the columns of the chosen file to product fields, with a preview of its first rows (STAFF-78). */
import { useContext, useEffect } from "react";
import Box from "@mui/material/Box";
import { useFormikContext } from "formik";
import type { ColumnMatch } from "#contract/imports/columns";
import type { ImportPreview } from "#contract/imports/preview";
import { refusalOfMatches } from "#contract/imports/columns";
import type { ImportForm } from "#contract/imports/schema";
import { LABELS } from "#contract/messages";
import { Button } from "../../../ui/actions/button";
import { controlId, FormIdContext, useShopField } from "../../../ui/form/use-shop-field";
import { ColumnSelects } from "./column-selects";
import { PreviewTable } from "./preview-table";
import { useImportPreview } from "./use-import-preview";

type Matches = ColumnMatch[] | null;

export function MatchColumns() {
  const { values } = useFormikContext<ImportForm>();
  const formId = useContext(FormIdContext);
  const field = useShopField<Matches>("matches");
  // A typed mapping wins.
  const file = values.columns.trim() === "" ? (values.file as File | null) : null;
  const supplier = /^[a-z0-9-]{1,40}$/.test(values.supplier) ? values.supplier : "";
  const begin = ({ columns }: ImportPreview) => field.change(matchesOf(columns));
  const { preview, isLoading, message, refresh } = useImportPreview(file, supplier, begin);
  const isForgotten = preview === null && !isLoading && field.value !== null;
  useEffect(() => {
    if (isForgotten) field.change(null);
  });
  const choose = (next: ColumnMatch[]) => {
    field.change(next);
    if (refusalOfMatches(next) === null) refresh(next);
  };
  return (
    <Box
      sx={{ display: "grid", gap: "var(--s4)", minWidth: 0 }}
      id={controlId(formId, "matches")}
      tabIndex={-1}
    >
      <p role="status">{isLoading ? "Reading the file…" : preview ? summaryOf(preview) : ""}</p>
      {message !== null && (
        <div role="alert">
          <p>{message}</p>
          <Button variant="outlined" type="button" onClick={() => refresh(null)}>
            {LABELS.tryAgain}
          </Button>
        </div>
      )}
      {preview && preview.columns.length > 0 && field.value !== null && (
        <ColumnSelects preview={preview} matches={field.value} onChange={choose} />
      )}
      {preview && <PreviewTable preview={preview} />}
    </Box>
  );
}

/** Columns that can be matched, with their choices. */
function matchesOf(columns: ImportPreview["columns"]): Matches {
  const matchable = columns.filter(({ problem }) => problem === null);
  return columns.length === 0 ? null : matchable.map(({ column, field }) => ({ column, field }));
}

function summaryOf({ isSaved, columns, rows }: ImportPreview): string {
  const saved = isSaved ? "Columns are matched as in this supplier's last file. " : "";
  if (rows.length > 0)
    return `${saved}Preview of the first ${rows.length === 1 ? "row" : `${rows.length} rows`}.`;
  return columns.length > 0 ? saved : "There are no products at the beginning of this file.";
}
