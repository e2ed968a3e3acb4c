/** What the maker gives back after the purchase. It is never taken off the price: whether it comes is the buyer's to see to. */
import type { ProductView } from "../../../catalogue/views/catalogue-views";

export function Rebates({ rebates }: { readonly rebates: NonNullable<ProductView["rebates"]> }) {
  return (
    <section className="rebates" aria-labelledby="rebates-title">
      <h2 id="rebates-title">After you buy</h2>
      <ul>
        {rebates.map(({ url, code, description }) => (
          <li key={`${code} ${description}`}>
            {code ? `${description} with the code ` : description}
            {code && <b>{code}</b>}
            {`. Claim it from the maker${url ? ": " : ""}`}
            {url && (
              <a href={url} rel="nofollow noopener">
                how it is claimed
              </a>
            )}
            . It is not taken off the price.
          </li>
        ))}
      </ul>
    </section>
  );
}
