/** Products by SKU or name, including hidden ones with the reason (STAFF-37). */
import Stack from "@mui/material/Stack";
import { HIDDEN_LABELS, PRODUCT_SHOWS, type AdminProduct, type ProductShow } from "#contract/catalogue/admin";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { productPath } from "#contract/site/paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { Button } from "../../ui/actions/button";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { ListTable, type Column } from "../../ui/list/list-table";
import { ListView } from "../../ui/list/list-view";
import { SearchBar } from "../../ui/list/search-bar";
import { StatusTabs } from "../../ui/list/status-tabs";
import { Badge } from "../../ui/parts/badge";
import { EmptyState } from "../../ui/parts/empty-state";

const path = BACKOFFICE_ROUTES.catalogue;
const SHOW_LABELS: Readonly<Record<ProductShow, string>> = {
  LIVE: "Live",
  ...HIDDEN_LABELS,
  AWAITED: "With stock alerts",
};
const CHOICES = PRODUCT_SHOWS.map((show) => [show, SHOW_LABELS[show]] as const);
const money = (cents: number | null) => (cents === null ? "—" : formatMoney(cents));

const COLUMNS: readonly Column<AdminProduct>[] = [
  { label: "SKU", cell: ({ sku }) => sku, isWhole: true },
  {
    label: "Product",
    isWide: true,
    isLong: true,
    cell: ({ name, slug, hiddenReason }) =>
      hiddenReason === null ? <a href={productPath({ slug })}>{name}</a> : name,
  },
  { label: "Brand", cell: ({ brand }) => brand || "—", isExtra: true },
  {
    label: "Visibility",
    cell: ({ hiddenReason }) =>
      hiddenReason === null ? (
        <Badge tone="green">{SHOW_LABELS.LIVE}</Badge>
      ) : (
        <>
          <Badge tone="red">Hidden</Badge>
          <span className="muted">{HIDDEN_LABELS[hiddenReason]}</span>
        </>
      ),
  },
  {
    label: "Category",
    cell: ({ category, supplierCategories }) =>
      category ?? `Supplier: ${supplierCategories.join(" › ") || "none"}`,
  },
  { label: "Cost", cell: ({ supplierPrice }) => money(supplierPrice), isNumber: true },
  { label: "Price", cell: ({ price }) => money(price), isNumber: true },
  {
    label: "Rule",
    cell: ({ ruleId, ruleName }) =>
      ruleId === null ? (
        "—"
      ) : (
        <a href={`${BACKOFFICE_ROUTES.pricing}${ruleId}/`}>{ruleName ?? "A deleted rule"}</a>
      ),
  },
  {
    label: "Stock",
    cell: ({ stock }) => (stock === null ? "Unknown" : stock === 0 ? "Sold out" : stock),
    isNumber: true,
  },
  {
    label: "Stock alerts",
    cell: ({ awaitedBy }) => (awaitedBy === 0 ? "None" : awaitedBy),
    isNumber: true,
    isExtra: true,
  },
  {
    label: "Images",
    cell: ({ pictures }) => (pictures === 0 ? "No images" : pictures),
    isNumber: true,
    isExtra: true,
  },
];

export function ProductList({ search }: { readonly search: string }) {
  const address = readListAddress(search, { shows: PRODUCT_SHOWS, sizes: STAFF_SIZES });
  const { page, size, show, text } = address;
  const answer = useRestAnswer("findProducts", {
    pageNumber: page,
    pageSize: size,
    text,
    ...(show !== "" && { show: show as ProductShow }),
  });
  const countOf = (wanted: ProductShow) => answer.data?.counts.find((one) => one.show === wanted)?.count ?? 0;
  const all =
    answer.data?.counts.reduce((sum, { show: of, count }) => sum + (of === "AWAITED" ? 0 : count), 0) ?? 0;
  return (
    <Stack spacing={2}>
      <SearchBar
        name="Products of all suppliers"
        path={path}
        address={address}
        textLabel="Start of an SKU, or words in the name"
      />
      <StatusTabs
        name="Products by visibility"
        path={path}
        address={address}
        tabs={[
          { show: "", label: "All", count: all },
          ...CHOICES.map(([value, label]) => ({ show: value, label, count: countOf(value) })),
        ]}
      />
      <ListView
        answer={answer}
        what="the products"
        plural="Products"
        path={path}
        address={address}
        count={({ total, products }) => ({ total, shown: products.length })}
        empty={() => (
          <EmptyState>
            <h2>No matching products</h2>
            <Button variant="outlined" href={path}>
              Show all products
            </Button>
          </EmptyState>
        )}
      >
        {({ products }) => (
          <ListTable
            caption="Products by SKU"
            columns={COLUMNS}
            rows={products}
            keyOf={({ productId }) => productId}
          />
        )}
      </ListView>
    </Stack>
  );
}
