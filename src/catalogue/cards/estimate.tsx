/**
 * A word for estimates only: the style sheet hides it once the amounts are for the shopper's postal code. A
 * single text node: React separates two with a comment.
 */
export function EstimateWord({ children }: { readonly children: string }) {
  return <span className="est">{`${children} `}</span>;
}
