/** Supplier categories without a mapping rule, and the mappings of staff (STAFF-68). */
import Stack from "@mui/material/Stack";
import { countWords } from "#contract/fields/count-words";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { SUGGESTION_LABELS, type UnplacedCategory } from "#contract/imports/category-mappings";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { readListAddress, STAFF_SIZES } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { categoryName, stepsInWords } from "./category-names";
import { CategoryMappings } from "./category-mappings";
import { MapCategoryForm } from "./map-category-form";

const HEADING = "categories-heading";

export function CategoryList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("imports.write") ?? false;
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useRestAnswer("listUnplaced", { pageNumber: address.page, pageSize: address.size });
  const mappings = useRestAnswer("listCategoryMappings");
  const refresh = () => {
    answer.refresh();
    mappings.refresh();
  };
  const actions: Column<UnplacedCategory> = {
    label: "Actions",
    cell: (category) => (
      <FormDialogButton
        id={`map-${encodeURIComponent(keyOf(category))}`}
        label={`Map ${category.steps.at(-1) ?? "these"}`}
        title={`Map ${stepsInWords(category.steps)}`}
        doneId={HEADING}
      >
        {(change) => <MapCategoryForm category={category} onMapped={refresh} {...change} />}
      </FormDialogButton>
    ),
  };
  return (
    <Stack spacing={4}>
      <h2 id={HEADING} tabIndex={-1}>
        Unmapped categories
      </h2>
      <StaffList
        answer={answer}
        columns={mayWrite ? [...COLUMNS, actions] : COLUMNS}
        keyOf={keyOf}
        caption="Unmapped categories, largest first"
        plural="Categories"
        empty={{ none: "Every supplier category is mapped" }}
        paging={{ path: BACKOFFICE_ROUTES.categories, address }}
        above={({ rows, products }) =>
          rows.length > 0 && <p>{`Hidden because of the category: ${countWords(products, "product")}.`}</p>
        }
      />
      <CategoryMappings answer={mappings} onChanged={mayWrite ? refresh : null} />
    </Stack>
  );
}

const keyOf = ({ supplier, steps }: UnplacedCategory) => [supplier, ...steps].join(">");

const COLUMNS: readonly Column<UnplacedCategory>[] = [
  { label: "Supplier", cell: ({ supplier }) => supplier },
  {
    label: "Category",
    isWide: true,
    cell: ({ steps, isLeftOut }) => (
      <>
        <b>{stepsInWords(steps)}</b>
        {isLeftOut && <span className="muted">Excluded as accessories</span>}
      </>
    ),
  },
  { label: "Products", cell: ({ products }) => products.toLocaleString("en-US"), isNumber: true },
  {
    label: "Examples",
    isText: true,
    cell: ({ examples }) => examples.map(({ sku, name }) => <p key={sku}>{`${name} (${sku})`}</p>),
  },
  {
    label: "Suggestion",
    isText: true,
    cell: ({ suggestion }) =>
      suggestion === null ? (
        "—"
      ) : (
        <>
          {categoryName(suggestion.categoryId)}
          <p className="muted">{SUGGESTION_LABELS[suggestion.reason]}</p>
        </>
      ),
  },
];
