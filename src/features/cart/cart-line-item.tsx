/** One line of the cart: what it is, how many, what it costs, and why it cannot be ordered when it cannot. */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { isOrderable, type CartLineView } from "./cart-lines";
import { QuantityField } from "./quantity-field";

interface CartLineItemProps {
  readonly line: CartLineView;
  readonly onQuantity: (quantity: number) => void;
}

export function CartLineItem({ line, onQuantity }: CartLineItemProps) {
  const { product, productId, quantity, most, available } = line;
  const name = nameOf(line);
  const reason = reasonOf(line);
  return (
    <li className="cart-line" data-excluded={isOrderable(line) ? undefined : ""}>
      <div className="cart-pic">
        <ProductPicture image={product?.image ?? null} alt="" place="thumb" />
      </div>
      <div className="cart-what">
        {product?.brand && <p className="cart-brand">{product.brand}</p>}
        <h2 id={`line-${productId}`} tabIndex={-1}>
          {product ? <a href={product.url}>{name}</a> : name}
        </h2>
        {product && <p className="cart-each">{formatMoney(product.price)} each</p>}
        {reason && (
          <p className="cart-reason">
            <strong>{reason}</strong>{" "}
            {product && available > 0 && (
              <button type="button" className="link-button" onClick={() => onQuantity(available)}>
                Take {available}
                <span className="vh"> of {name}</span>
              </button>
            )}
          </p>
        )}
      </div>
      <div className="cart-change">
        {product && <QuantityField name={name} quantity={quantity} most={most} onChange={onQuantity} />}
        <button
          type="button"
          className="link-button"
          aria-label={`Remove ${name}`}
          onClick={() => onQuantity(0)}
        >
          Remove
        </button>
      </div>
      <p className="cart-sum">{lineSum(line)}</p>
    </li>
  );
}

export function nameOf({ product, productId }: CartLineView): string {
  return product?.name ?? `Product ${productId}`;
}

/** Why the line is not part of the total; null when it is. */
function reasonOf(line: CartLineView): string | null {
  if (!line.product) return MESSAGES.cart.lineGone;
  if (line.inStock) return null;
  return line.available > 0 ? MESSAGES.cart.lineShort(line.available) : MESSAGES.cart.lineSoldOut;
}

function lineSum({ product, quantity, inStock }: CartLineView) {
  if (!product) return null;
  const sum = formatMoney(product.price * quantity);
  return inStock ? sum : <s>{sum}</s>;
}
