/** The cart of a guest's browser, at current prices (CHAT-11). */
import { styled } from "@mui/material/styles";
import type { DisplayedCartLine } from "#contract/chat/schema";
import { cartTotals } from "#contract/cart/cart";
import { formatMoney } from "#contract/money/money";
import { productPath } from "#contract/site/paths";

export function GuestCart({ lines }: { readonly lines: readonly DisplayedCartLine[] }) {
  const priced = lines.flatMap(({ product, quantity }) =>
    product ? [{ price: product.price, quantity }] : [],
  );
  return (
    <section aria-labelledby="guest-cart">
      <h3 id="guest-cart">In the cart</h3>
      <Lines>
        {lines.map(({ productId, quantity, product }) => (
          <li key={productId}>
            {quantity} ×{" "}
            {product ? (
              <>
                <a href={productPath(product)}>{product.name}</a>{" "}
                <span className="muted">{formatMoney(product.price)} each</span>
              </>
            ) : (
              <span className="muted">{productId}, no longer sold</span>
            )}
          </li>
        ))}
      </Lines>
      <p>
        <b>{formatMoney(cartTotals(priced).total)}</b>{" "}
        <span className="muted">at current prices, before shipping and tax</span>
      </p>
    </section>
  );
}

const Lines = styled("ul")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  li: { marginBottom: "var(--s2)", overflowWrap: "anywhere" },
});
