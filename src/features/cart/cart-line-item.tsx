/** One line of the cart: what it is, how many, what it costs. */
import { formatMoney } from "#contract/money";
import type { CartLineView } from "./cart-lines";

interface CartLineItemProps {
  readonly line: CartLineView;
  readonly setQuantity: (productId: string, quantity: number) => void;
}

export function CartLineItem({ line, setQuantity }: CartLineItemProps) {
  const { product, productId, quantity, inStock } = line;
  const name = product?.name ?? `Product ${productId}`;
  return (
    <li className="cart-line">
      <h2>{product ? <a href={product.url}>{name}</a> : name}</h2>
      <p>
        {!product
          ? "No longer sold. It is not part of the total."
          : inStock
            ? `${formatMoney(product.price)} each`
            : `${formatMoney(product.price)} each. Fewer than ${quantity} left: it is not part of the total.`}
      </p>
      <p className="cart-quantity">
        <button
          type="button"
          className="btn quiet"
          aria-label={`One less of ${name}`}
          onClick={() => setQuantity(productId, quantity - 1)}
        >
          −
        </button>
        <span aria-live="polite">
          <span className="vh">Quantity </span>
          {quantity}
        </span>
        <button
          type="button"
          className="btn quiet"
          aria-label={`One more of ${name}`}
          onClick={() => setQuantity(productId, quantity + 1)}
        >
          +
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-label={`Remove ${name}`}
          onClick={() => setQuantity(productId, 0)}
        >
          Remove
        </button>
      </p>
    </li>
  );
}
