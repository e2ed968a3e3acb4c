/** What the mini cart shows: the latest lines, what all come to, and the ways on. */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { Icon } from "../../ui/icon";
import { PlanLine } from "../../catalogue/cards/plan-line";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { isOrderable, orderablePieces, subTotalCents, type CartLineView } from "./cart-lines";
import { miniCartLook } from "./mini-cart-look";
import { useLatestLines, type LatestLines } from "./use-latest-lines";

/** The cart itself shows all. */
const mostShown = 4;

export function MiniCart({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <style>{miniCartLook}</style>
      <div className="mini-top">
        <h2>Your cart</h2>
        <button type="button" className="act" aria-label="Close the cart" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Content lines={useLatestLines()} />
    </>
  );
}

function Content({ lines }: { readonly lines: LatestLines }) {
  if (lines === "loading") return <p role="status">Reading your cart…</p>;
  if (lines === "failed") {
    return (
      <>
        <p role="alert">{MESSAGES.generic.unreachable}</p>
        <Ways />
      </>
    );
  }
  if (lines.length === 0) return <p role="status">{MESSAGES.checkout.emptyCart}</p>;
  const subTotal = subTotalCents(lines);
  const pieces = orderablePieces(lines);
  return (
    <>
      <ul>
        {lines.slice(0, mostShown).map((line) => (
          <MiniLine key={line.productId} line={line} />
        ))}
      </ul>
      {lines.length > mostShown && <p className="small">and {lines.length - mostShown} more</p>}
      <p className="mini-total">
        Subtotal ({pieces} {pieces === 1 ? "item" : "items"}) <b>{formatMoney(subTotal)}</b>
      </p>
      {subTotal > 0 && <PlanLine cashPrice={subTotal} />}
      <Ways isOrderable={lines.every(isOrderable)} />
    </>
  );
}

function MiniLine({ line }: { readonly line: CartLineView }) {
  const { product, quantity, productId } = line;
  return (
    <li>
      <ProductPicture image={product?.image ?? null} alt="" place="thumb" />
      <div>
        {product ? <a href={product.url}>{product.name}</a> : `Product ${productId}`}
        <p className="small">
          {quantity} {product && `× ${formatMoney(product.price)}`}
          {!isOrderable(line) && " · not part of the total"}
        </p>
      </div>
    </li>
  );
}

/** Only the cart itself tells what keeps something from being ordered. */
function Ways({ isOrderable: isReady = false }: { readonly isOrderable?: boolean }) {
  return (
    <p className="mini-ways">
      <a className="btn quiet" href={ROUTES.cart}>
        View cart
      </a>
      {isReady && (
        <a className="btn" href={ROUTES.checkout}>
          Checkout
        </a>
      )}
    </p>
  );
}
