/** A word that holds for an estimate only: the style sheet hides it once the amounts are those of the shopper's postal code. */
import type { ReactNode } from "react";

export function EstimateWord({ children }: { readonly children: ReactNode }) {
  return <span className="est">{children} </span>;
}
