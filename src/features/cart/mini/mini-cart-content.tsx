/** Content of the mini cart: the latest lines, the subtotal of all, and links to cart and checkout. */
import { ADDED_TO_CART, LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ROUTES } from "#contract/site/paths";
import { useCartChanges } from "../../../client/account-cart/use-cart-changes";
import { readCart } from "../../../client/cart/cart-storage";
import { showSnackbar } from "../../../client/page/snackbar";
import { useApprover } from "../../../client/page/use-approver";
import { usePlace } from "../../../client/page/use-place";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Icon } from "../../../ui/icon";
import { PlanLine } from "../../../catalogue/cards/plan-line";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { countedPieces, isOrderable, leasedRangeOf, reasonOf, type CartLineView } from "../cart-lines";
import { dependsOnPlace } from "../depends-on-place";
import { totalsOf } from "../offers/cart-offers";
import { TakeWords } from "../take-words";
import { useLatestLines, type LatestLines } from "../use-latest-lines";

/** Maximum lines; the cart page shows the rest. */
const MAX_VISIBLE = 4;

interface MiniCartProps {
  /** The product just added: shown first, and named in the heading. */
  readonly added: string | null;
  readonly onClose: () => void;
}

export function MiniCart({ added, onClose }: MiniCartProps) {
  const lines = useLatestLines();
  return (
    <>
      <style>{miniCartLook}</style>
      <div className="mini-top">
        <h2>
          {added && <Icon name="check" />}
          {added ? ADDED_TO_CART : LABELS.yourCart}
        </h2>
        <button type="button" className="act" aria-label="Close cart" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <MiniChanges />
      <Content cart={typeof lines === "string" ? lines : { ...lines, lines: firstOf(lines.lines, added) }} />
    </>
  );
}

/** Cart changes, as on the cart page (CART-13). */
function MiniChanges() {
  const { sentences, dismiss } = useCartChanges();
  const dismissHere = () => {
    dismiss();
    // The pressed button has unmounted.
    document.querySelector<HTMLElement>("#mini-cart")?.focus();
  };
  return (
    <div role="status" className="mini-news">
      {sentences.length > 0 && (
        <>
          <ul aria-label={LABELS.cartChanges}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className="btn quiet" onClick={dismissHere}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}

/** Lines that block checkout come first, because the rest may not fit. */
function firstOf(lines: readonly CartLineView[], productId: string | null): readonly CartLineView[] {
  const place = (line: CartLineView) => (line.productId === productId ? 0 : isOrderable(line) ? 2 : 1);
  return lines.toSorted((one, other) => place(one) - place(other));
}

function Content({ cart }: { readonly cart: LatestLines }) {
  const place = usePlace();
  const lessor = useApprover();
  if (cart === "loading") return <WaitingLines />;
  if (cart === "failed") {
    return (
      <>
        <p role="alert">{MESSAGES.generic.unreachable}</p>
        <Links />
      </>
    );
  }
  const { lines, quoted } = cart;
  if (lines.length === 0) return <p role="status">{MESSAGES.checkout.emptyCart}</p>;
  const state = place?.state ?? null;
  const totals = totalsOf(lines, state, quoted);
  const { subTotal, discount, offers, total } = totals;
  const pieces = countedPieces(lines);
  return (
    <>
      <ul>
        {lines.slice(0, MAX_VISIBLE).map((line) => (
          <MiniLine key={line.productId} line={line} />
        ))}
      </ul>
      {lines.length > MAX_VISIBLE && <p className="small">and {lines.length - MAX_VISIBLE} more</p>}
      <p className="mini-total">
        Subtotal ({pieces} {pieces === 1 ? "item" : "items"}) <b>{formatMoney(subTotal)}</b>
      </p>
      {discount > 0 && (
        <p className="mini-off">
          {offers ?? "Discount"} <b>−{formatMoney(discount)}</b>
        </p>
      )}
      {subTotal > 0 && <PlanLine leased={total} state={state} lessor={lessor} />}
      {subTotal > 0 && !place && dependsOnPlace(total, leasedRangeOf(totals), lessor ?? SHOP_LESSOR) && (
        <p className="small">{MESSAGES.financing.dependsOnPlace}</p>
      )}
      {!lines.every(isOrderable) && <p role="status">{MESSAGES.cart.notOrderable}</p>}
      <Links isOrderable={lines.every(isOrderable)} />
    </>
  );
}

/** As tall as the later content: a panel that grows at the bottom of a phone would move under the finger. */
function WaitingLines() {
  const lines = readCart().slice(0, MAX_VISIBLE);
  return (
    <>
      <p className="vh" role="status">
        Loading your cart…
      </p>
      <ul aria-hidden="true">
        {lines.map(({ productId }) => (
          <li key={productId}>
            <span className="no-pic" />
          </li>
        ))}
      </ul>
      <div className="mini-wait" />
    </>
  );
}

function MiniLine({ line }: { readonly line: CartLineView }) {
  const { product, quantity, productId, available } = line;
  const reason = reasonOf(line);
  return (
    <li>
      <ProductPicture image={product?.image ?? null} alt="" place="thumb" />
      <div>
        {product ? <a href={product.url}>{product.name}</a> : line.name}
        <p className="small">
          {quantity} {product && `× ${formatMoney(product.price)}`}
        </p>
        {reason && <p className="small">{reason}</p>}
        {product && reason && available > 0 && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => void reduceQuantity(productId, available)}
          >
            <TakeWords pieces={available} name={product.name} />
          </button>
        )}
      </div>
    </li>
  );
}

/** The code that changes an account's cart loads on click. */
async function reduceQuantity(productId: string, pieces: number): Promise<void> {
  try {
    const { setQuantity } = await import("../../../client/account-cart/change-cart");
    await setQuantity(productId, pieces);
  } catch {
    // If the code cannot be loaded, treated like a refusal.
  }
  // The pressed button has unmounted.
  document.querySelector<HTMLElement>("#mini-cart")?.focus();
  const now = readCart().find((line) => line.productId === productId)?.quantity;
  if (now !== pieces) showSnackbar(MESSAGES.cart.notChanged, "error");
}

/**
 * Links to cart and checkout; no checkout link while lines cannot be ordered as is, with the reason at the
 * lines and here (CART-12).
 */
function Links({ isOrderable: isReady = false }: { readonly isOrderable?: boolean }) {
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

/** Styles for pages without the islands' own; loaded with this code, to keep them out of every page. */
const miniCartLook = `
#mini-cart { position: fixed; inset: var(--below) var(--beside) auto auto; width: min(400px, calc(100vw - 32px)); max-height: calc(100vh - 96px); margin: 0; padding: var(--s4) var(--s5) var(--s5); border: 1px solid var(--line); border-radius: var(--r-lg); background: var(--surface); color: var(--ink); box-shadow: var(--shadow-panel); overflow: auto; overscroll-behavior: contain; }
#mini-cart:focus { outline: 0; }
.mini-top { display: flex; align-items: center; justify-content: space-between; }
.mini-top h2 { display: flex; align-items: center; gap: var(--s2); font-size: var(--lg); }
.mini-top h2 .i { color: var(--good); stroke-width: 2.4; }
.mini-top .act { width: 44px; margin-right: calc(-1 * var(--s3)); }
.mini-news:not(:empty) { margin-block: var(--s2); padding: var(--s2) var(--s3); border-left: 4px solid var(--warn); background: var(--tile); font-size: var(--sm); }
.mini-news .btn { margin-top: var(--s2); }
#mini-cart li:not(.mini-news *) { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: var(--s4); align-items: center; padding-block: var(--s3); border-bottom: 1px solid var(--line); }
#mini-cart li :is(img, .no-pic) { width: 72px; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-sm); background: var(--tile); }
#mini-cart li a { display: block; color: var(--ink); font-size: var(--sm); font-weight: 600; line-height: 1.35; text-decoration: none; }
#mini-cart li a:hover { text-decoration: underline; }
.mini-total { display: flex; justify-content: space-between; gap: var(--s4); margin-top: var(--s4); font-size: var(--lg); }
.mini-off { display: flex; justify-content: space-between; gap: var(--s4); }
.mini-wait { height: 180px; }
.mini-ways { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--s3); margin-top: var(--s4); }
@media (max-width: 899.98px) {
  #mini-cart { inset: auto 0 0; width: auto; max-width: none; max-height: 80vh; padding-bottom: calc(var(--s5) + env(safe-area-inset-bottom)); border-width: 1px 0 0; border-radius: var(--r-lg) var(--r-lg) 0 0; }
}
`;
