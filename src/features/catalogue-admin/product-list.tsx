/** Products by SKU or name, including hidden ones with the reason (STAFF-37). */
import { PRODUCT_SHOWS, type AdminProduct, type ProductShow } from "#contract/catalogue/admin";
import { HIDDEN_LABELS } from "#contract/catalogue/hidden-reasons";
import { countAll, countOf } from "#contract/fields/page";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { productPath } from "#contract/site/paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { Badge } from "../../ui/parts/badge";

const path = BACKOFFICE_ROUTES.catalogue;
const SHOW_LABELS: Readonly<Record<ProductShow, string>> = {
  LIVE: "Live",
  ...HIDDEN_LABELS,
  AWAITED: "With stock alerts",
};
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
  const tabs = PRODUCT_SHOWS.map((value) => ({
    show: value,
    label: SHOW_LABELS[value],
    count: countOf(answer.data, value),
  }));
  // Products with stock alerts are also in another group.
  const total = countAll(
    answer.data && { counts: answer.data.counts?.filter(({ value }) => value !== "AWAITED") },
  );
  return (
    <StaffList
      answer={answer}
      columns={COLUMNS}
      keyOf={({ productId }) => productId}
      caption="Products by SKU"
      plural="Products"
      empty={{ none: "No products yet", noMatch: "No matching products" }}
      paging={{ path, address }}
      search={{ name: "Products of all suppliers", textLabel: "Start of an SKU, or words in the name" }}
      tabs={{ name: "Products by visibility", tabs: [{ show: "", label: "All", count: total }, ...tabs] }}
    />
  );
}
