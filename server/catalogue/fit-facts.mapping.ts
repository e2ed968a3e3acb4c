/** The facts that decide whether a tire or wheel fits a vehicle. */
import { lineNameOf } from "#contract/attributes/kinds/tire-attributes";
import { fitCodeOfProduct } from "#contract/fit/fit-code";
import type { FitFacts, Product } from "#contract/graphql/generated";

export function fitFactsOf(product: Product): FitFacts | null {
  const code = fitCodeOfProduct(product);
  return code === null ? null : { code, line: lineNameOf(product.attributes) };
}
