/** Supplier category mappings saved by staff (STAFF-68). */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { MAPPING_KIND_LABELS, type CategoryMappingRow } from "#contract/imports/category-mappings";
import { callApi } from "../../../client/api/rest-client";
import type { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
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
  const unmap = async (id: string) => {
    await callApi("unmapCategory", { params: { id } });
    onChanged?.();
  };
  const actions: Column<CategoryMappingRow> = {
    label: "Actions",
    cell: (mapping) => (
      <Button
        variant="outlined"
        aria-label={`Delete the mapping of ${patternOf(mapping)}`}
        onClick={() => void unmap(mapping.id)}
      >
        Delete
      </Button>
    ),
  };
  return (
    <Stack component="section" spacing={3} aria-labelledby={HEADING}>
      <h3 id={HEADING}>Mappings</h3>
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
