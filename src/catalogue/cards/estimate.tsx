/** A word that holds for an estimate only: the style sheet hides it once the amounts are those of the shopper's postal code. One text: React marks the seam of two with a comment. */
export function EstimateWord({ children }: { readonly children: string }) {
  return <span className="est">{`${children} `}</span>;
}
