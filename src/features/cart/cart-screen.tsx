/** The cart: a guest's of this browser, or the account's, at the prices of this moment. */
import { Global } from "@emotion/react";
import { emptyCart, setQuantity } from "../../client/cart/change-cart";
import { askToConfirm } from "../../client/store/confirm";
import { IslandSkeleton } from "../../ui/island-skeleton";
import { CartLineItem } from "./cart-line-item";
import { CartNotices } from "./cart-notices";
import type { CartLineView } from "./cart-lines";
import { cartLook } from "./cart-look";
import { CartSummary } from "./cart-summary";
import { EmptyCart, UnreadCart } from "./empty-cart";
import { RemovedLine } from "./removed-line";
import { useCart } from "./use-cart";
import { useRemoved, type RemovedLines } from "./use-removed";

export function CartScreen({ phone }: { readonly phone: string }) {
  const { state, retry } = useCart();
  return (
    <div className="cart-area">
      <Global styles={cartLook} />
      <CartNotices />
      {state.kind === "loading" && <IslandSkeleton />}
      {state.kind === "failed" && <UnreadCart retry={retry} />}
      {state.kind === "ready" && <CartContent lines={state.lines} phone={phone} />}
    </div>
  );
}

interface CartContentProps {
  readonly lines: readonly CartLineView[];
  readonly phone: string;
}

function CartContent({ lines, phone }: CartContentProps) {
  const removed = useRemoved(lines);
  const rows = inPlace(lines, removed.removed);
  return (
    <div className={lines.length > 0 ? "cart-columns" : ""}>
      {rows.length > 0 && <CartRows rows={rows} removed={removed} />}
      {lines.length > 0 ? <CartSummary lines={lines} phone={phone} /> : <EmptyCart />}
    </div>
  );
}

interface CartRowsProps {
  readonly rows: readonly Row[];
  readonly removed: RemovedLines;
}

function CartRows({ rows, removed }: CartRowsProps) {
  const lines = rows.filter((row) => !row.removed);
  return (
    <div>
      <ul className="cart-lines" aria-label="Products in your cart">
        {rows.map((row) =>
          row.removed ? (
            <RemovedLine
              key={`removed-${row.line.productId}`}
              line={row.line}
              onUndo={() => removed.undo(row.removed!)}
            />
          ) : (
            <CartLineItem
              key={row.line.productId}
              line={row.line}
              onQuantity={(quantity) =>
                quantity < 1
                  ? removed.remove(row.line, lines.indexOf(row))
                  : void setQuantity(row.line.productId, quantity)
              }
            />
          ),
        )}
      </ul>
      {lines.length > 1 && (
        <button type="button" className="link-button" onClick={() => void clear()}>
          Empty the cart
        </button>
      )}
    </div>
  );
}

async function clear(): Promise<void> {
  const message = "Everything will be taken out of your cart.";
  if (await askToConfirm({ title: "Empty the cart?", message, confirmLabel: "Empty it" })) await emptyCart();
}

interface Row {
  readonly line: CartLineView;
  readonly removed?: RemovedLines["removed"][number];
}

/** The lines with those that were taken out where they stood. */
function inPlace(lines: readonly CartLineView[], removed: RemovedLines["removed"]): Row[] {
  const rows: Row[] = lines.map((line) => ({ line }));
  [...removed].reverse().forEach((one) => rows.splice(one.place, 0, { line: one.line, removed: one }));
  return rows;
}
