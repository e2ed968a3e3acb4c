/** Manufacturer rebates after the purchase. Never deducted from the price: the buyer has to claim them. */
import type { ProductView } from "../../../catalogue/views/catalogue-views";

export function Rebates({ rebates }: { readonly rebates: NonNullable<ProductView["rebates"]> }) {
  return (
    <section className="rebates" aria-labelledby="rebates-title">
      <h2 id="rebates-title">After you buy</h2>
      <ul>
        {rebates.map(({ url, code, description }) => (
          <li key={`${code} ${description}`}>
            {code ? `${description} with code ` : description}
            {code && <b>{code}</b>}
            {`. Claim it from the manufacturer${url ? ": " : ""}`}
            {url && (
              <a href={url} rel="nofollow noopener">
                how to claim
              </a>
            )}
            . The price doesn’t include it.
          </li>
        ))}
      </ul>
    </section>
  );
}
