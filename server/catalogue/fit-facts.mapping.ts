/** The facts that decide whether a tire or wheel fits a vehicle. */
import { lineNameOf } from "#contract/attributes/kinds/tire-attributes";
import { fitCodeOf } from "#contract/fit/fit-code";
import type { FitFacts, Product } from "#contract/graphql/generated";

export function fitFactsOf(product: Product): FitFacts | null {
  const { name, category, brand, attributes } = product;
  const code = fitCodeOf({ name, categoryId: category?.id ?? null, brandId: brand?.id ?? null, attributes });
  return code === null ? null : { code, line: lineNameOf(attributes) };
}
