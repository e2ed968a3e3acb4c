/** Words for the figures of products, in the list and on a product's page. */
import type { AdminProduct } from "#contract/catalogue/admin";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";

export const STOCK_ALERTS = "Stock alerts";
export const NO_IMAGES = "No images";

export function moneyWords(cents: number | null): string {
  return cents === null ? "—" : formatMoney(cents);
}

export function stockWords(stock: number | null): string | number {
  if (stock === null) return "Unknown";
  return stock === 0 ? "Sold out" : stock;
}

/** The price rule that sets a product's price. */
export function RuleLink({ product }: { readonly product: Pick<AdminProduct, "ruleId" | "ruleName"> }) {
  const { ruleId, ruleName } = product;
  if (ruleId === null) return "—";
  return <a href={`${BACKOFFICE_ROUTES.pricing}${ruleId}/`}>{ruleName ?? "A deleted rule"}</a>;
}
