/** The columns of the list of products. */
import type { AdminProduct } from "#contract/catalogue/admin";
import { staffProductPath } from "#contract/site/backoffice-paths";
import { productPath } from "#contract/site/paths";
import type { Column } from "../../ui/list/list-table";
import { moneyWords, NO_IMAGES, RuleLink, STOCK_ALERTS, stockWords } from "./product-words";
import { VisibilityBadge } from "./visibility-badge";

/** @param query the query of the list, preserved in links to products */
export function productColumns(query: string): readonly Column<AdminProduct>[] {
  return [
    {
      label: "SKU",
      cell: ({ productId, sku }) => <a href={`${staffProductPath(productId)}${query}`}>{sku}</a>,
      isWhole: true,
    },
    {
      label: "Product",
      isWide: true,
      isLong: true,
      cell: ({ name, slug, hiddenReason }) =>
        hiddenReason === null ? <a href={productPath({ slug })}>{name}</a> : name,
    },
    { label: "Brand", cell: ({ brand }) => brand || "—", isExtra: true },
    { label: "Visibility", cell: ({ hiddenReason }) => <VisibilityBadge hiddenReason={hiddenReason} /> },
    {
      label: "Category",
      cell: ({ category, supplierCategories }) =>
        category ?? `Supplier: ${supplierCategories.join(" › ") || "none"}`,
    },
    { label: "Cost", cell: ({ supplierPrice }) => moneyWords(supplierPrice), isNumber: true },
    { label: "Price", cell: ({ price }) => moneyWords(price), isNumber: true },
    { label: "Rule", cell: (product) => <RuleLink product={product} /> },
    { label: "Stock", cell: ({ stock }) => stockWords(stock), isNumber: true },
    {
      label: STOCK_ALERTS,
      cell: ({ awaitedBy }) => (awaitedBy === 0 ? "None" : awaitedBy),
      isNumber: true,
      isExtra: true,
    },
    {
      label: "Images",
      cell: ({ pictures }) => (pictures === 0 ? NO_IMAGES : pictures),
      isNumber: true,
      isExtra: true,
    },
  ];
}
