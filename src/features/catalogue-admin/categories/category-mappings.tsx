/** Supplier category mappings saved by staff (STAFF-68). */
import Stack from "@mui/material/Stack";
import {
  MAPPING_KIND_LABELS,
  NOT_SOLD_CHOICE,
  type CategoryMappingRow,
} from "#contract/imports/category-mappings";
import { callWithUndo } from "../../../client/api/call-with-undo";
import { callApi } from "../../../client/api/rest-client";
import type { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { categoryName, stepsInWords } from "./category-names";

const HEADING = "mappings-heading";

interface CategoryMappingsProps {
  readonly answer: ReturnType<typeof useRestAnswer<"listCategoryMappings">>;
  /** Null without the permission. */
  readonly onChanged: (() => void) | null;
}

export function CategoryMappings({ answer, onChanged }: CategoryMappingsProps) {
  const unmap = async (mapping: CategoryMappingRow) => {
    const { id, supplier, kind, pattern, categoryId } = mapping;
    const body = { supplier, kind, pattern, category: categoryId ?? NOT_SOLD_CHOICE };
    await callWithUndo({
      call: () => callApi("unmapCategory", { params: { id } }),
      opposite: () => callApi("mapCategory", { body }),
      message: `Mapping of ${patternOf(mapping)} deleted.`,
      onAnswer: () => onChanged?.(),
    });
    // The row has unmounted with its button.
    document.getElementById(HEADING)?.focus();
  };
  const actions: Column<CategoryMappingRow> = {
    label: "Actions",
    cell: (mapping) => (
      <Button
        variant="outlined"
        aria-label={`Delete the mapping of ${patternOf(mapping)}`}
        onClick={() => void unmap(mapping)}
      >
        Delete
      </Button>
    ),
  };
  return (
    <Stack component="section" spacing={3} aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1}>
        Mappings
      </h3>
      <StaffList
        answer={answer}
        columns={onChanged ? [...COLUMNS, actions] : COLUMNS}
        keyOf={({ id }) => id}
        caption="Mappings, last changed first"
        plural="Mappings"
        empty={{ none: "No mappings yet.", isLine: true }}
      />
    </Stack>
  );
}

const patternOf = ({ kind, pattern }: CategoryMappingRow) =>
  kind === "PATH" ? stepsInWords(pattern.split(" > ").filter(Boolean)) : pattern;

const COLUMNS: readonly Column<CategoryMappingRow>[] = [
  { label: "Supplier", cell: ({ supplier }) => supplier },
  {
    label: "Their category",
    isWide: true,
    cell: (mapping) => (
      <>
        <b>{patternOf(mapping)}</b>
        <span className="muted">{MAPPING_KIND_LABELS[mapping.kind]}</span>
      </>
    ),
  },
  { label: "Our category", cell: ({ categoryId }) => categoryName(categoryId) },
  { label: "Changed", cell: ({ changedAt }) => formatShopDateTime(changedAt) },
];
