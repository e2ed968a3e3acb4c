/** The cart: a guest's local cart or the account's, at current prices. */
import { useEffect } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { CartNoticesBox } from "../../client/account-cart/cart-notices-box";
import { emptyCart, setQuantity } from "../../client/account-cart/change-cart";
import { openCartLink } from "../../client/account-cart/open-cart-link";
import { requestConfirmation } from "../../client/store/confirm";
import { Button } from "../../ui/actions/button";
import { IslandSkeleton } from "../../ui/island-skeleton";
import { RestoredOrderNotice } from "./restored-order-notice";
import { CartLineItem } from "./cart-line-item";
import type { CartLineView } from "./cart-lines";
import { CartSummary } from "./cart-summary";
import { EmptyCart, UnreadCart } from "./empty-cart";

import { RemovedLine } from "./removed-line";
import { useCart } from "./use-cart";
import { useRemoved, type RemovedLines } from "./use-removed";
import { PHONE } from "../../ui/narrow";

export function CartScreen({ phone }: { readonly phone: string }) {
  useEffect(() => void openCartLink(), []);
  const cart = useCart();
  return (
    <Area>
      <RestoredOrderNotice />
      <CartNoticesBox />
      {cart.kind === "loading" && <IslandSkeleton />}
      {cart.kind === "failed" && <UnreadCart retry={cart.retry} />}
      {cart.kind === "ready" && <CartContent lines={cart.lines} phone={phone} />}
    </Area>
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
    <Columns>
      {rows.length > 0 && <CartRows rows={rows} removed={removed} />}
      {lines.length > 0 ? <CartSummary lines={lines} phone={phone} /> : <EmptyCart />}
    </Columns>
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
      <Lines component="ul" aria-label="Products in your cart">
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
      </Lines>
      {lines.length > 1 && (
        <Button variant="text" onClick={() => void clear()}>
          {EMPTY}
        </Button>
      )}
    </div>
  );
}

async function clear(): Promise<void> {
  const message = "This removes everything from your cart.";
  if (await requestConfirmation({ title: `${EMPTY}?`, message, confirmLabel: EMPTY })) await emptyCart();
}

interface Row {
  readonly line: CartLineView;
  readonly removed?: RemovedLines["removed"][number];
}

/** The lines, with removed ones at their old positions. */
function inPlace(lines: readonly CartLineView[], removed: RemovedLines["removed"]): Row[] {
  const rows: Row[] = lines.map((line) => ({ line }));
  [...removed]
    .reverse()
    .forEach((entry) => rows.splice(entry.place, 0, { line: entry.line, removed: entry }));
  return rows;
}

const EMPTY = "Empty cart";

const Area = styled("div")({
  paddingBottom: "var(--s6)",
  // Lets the last lines scroll above the checkout bar.
  [PHONE]: { paddingBottom: "calc(var(--s6) + 72px)" },
});

const Columns = styled("div")({
  display: "grid",
  gap: "var(--s6)",
  alignItems: "start",
  "@media (min-width: 1000px)": { "&:has(> section)": { gridTemplateColumns: "minmax(0, 1fr) 360px" } },
});

const Lines = styled(Card)({
  gap: 0,
  marginBottom: "var(--s4)",
  padding: 0,
  overflow: "hidden",
  "& > li + li": { borderTop: "1px solid var(--line)" },
}) as typeof Card;
