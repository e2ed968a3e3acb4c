/** The guest cart: what this browser collected, at the prices of this moment. */
import { formatMoney } from "#contract/money";
import { PlanLine } from "../../ui/plan-line";
import { CartLineItem } from "./cart-line-item";
import { subTotalCents, type CartLineView } from "./cart-lines";
import type { Cart } from "./use-cart";

interface CartPageProps {
  readonly cart: Cart;
  readonly phone: string;
}

export function CartPage({ cart, phone }: CartPageProps) {
  return (
    <div className="wrap cart-page" data-boots-app="">
      <header className="intro">
        <h1>Your cart</h1>
      </header>
      <CartContent cart={cart} phone={phone} />
      <noscript>
        <p>The cart is kept in your browser and needs JavaScript. To order without it, call {phone}.</p>
      </noscript>
    </div>
  );
}

function CartContent({ cart, phone }: CartPageProps) {
  const { state, setQuantity, retry } = cart;
  if (state.kind === "loading") {
    return (
      <div className="empty" role="status" aria-busy="true">
        <h2>Reading your cart…</h2>
      </div>
    );
  }
  if (state.kind === "failed") {
    return (
      <div className="empty" role="alert">
        <h2>Your cart is safe, but prices do not answer</h2>
        <p>This is on our side. What you chose is kept in this browser.</p>
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (state.lines.length === 0) return <EmptyCart />;
  return (
    <>
      <ul className="cart-lines">
        {state.lines.map((line) => (
          <CartLineItem key={line.productId} line={line} setQuantity={setQuantity} />
        ))}
      </ul>
      <CartTotal lines={state.lines} phone={phone} />
    </>
  );
}

function EmptyCart() {
  return (
    <div className="empty">
      <h2>Your cart is empty</h2>
      <p>Look through the departments, or search for what you need.</p>
      <p>
        <a className="btn" href="/">
          Start shopping
        </a>
      </p>
    </div>
  );
}

function CartTotal({ lines, phone }: { readonly lines: readonly CartLineView[]; readonly phone: string }) {
  const subTotal = subTotalCents(lines);
  return (
    <section className="cart-total" aria-label="Total">
      <p className="price">
        Subtotal <b>{formatMoney(subTotal)}</b>
      </p>
      {subTotal > 0 && <PlanLine cashPrice={subTotal} />}
      <p>
        Shipping and tax come on top. Ordering on the site is not open yet: call{" "}
        <a href={`tel:${phone}`}>{phone}</a> to order what is in your cart.
      </p>
    </section>
  );
}
