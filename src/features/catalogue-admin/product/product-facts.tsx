/** Facts of a product: where it comes from, what it costs and what there is of it. */
import type { StaffProduct } from "#contract/catalogue/staff-product";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { formatShopDateTime } from "../../../lib/format-date";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { moneyWords, RuleLink, STOCK_ALERTS, stockWords } from "../product-words";

export function CatalogFacts({ product }: { readonly product: StaffProduct }) {
  const { sku, brand, category, supplier, supplierCategories, updatedAt } = product;
  return (
    <FactsOf
      of={{
        SKU: sku,
        Brand: brand,
        Category: category ?? "None",
        Supplier: supplier,
        "Supplier category": supplierCategories.join(" › "),
        "Last updated": formatShopDateTime(updatedAt),
      }}
    />
  );
}

export function PriceFacts({ product }: { readonly product: StaffProduct }) {
  const { supplierPrice, price, regularPrice, salePrice, weekly, ruleId } = product;
  const hasSale = salePrice !== null;
  return (
    <FactsOf
      of={{
        Cost: moneyWords(supplierPrice),
        Price: moneyWords(price),
        "Regular price": hasSale && moneyWords(regularPrice),
        [LABELS.salePrice]: hasSale && moneyWords(salePrice),
        "Price rule": ruleId === null ? "None: the supplier's price" : <RuleLink product={product} />,
        [weeklyLabel(weekly?.pieces ?? 1)]: weekly && formatMoney(weekly.payment),
      }}
    />
  );
}

export function StockFacts({ product: { stock, awaitedBy } }: { readonly product: StaffProduct }) {
  return <FactsOf of={{ Stock: String(stockWords(stock)), [STOCK_ALERTS]: awaitedBy || "None" }} />;
}

function weeklyLabel(pieces: number): string {
  return pieces === 1
    ? "Weekly lease payment"
    : `Weekly lease payment, ${LABELS.setOf(pieces).toLowerCase()}`;
}
