/** Lines taken out on this page, each with its way back: Undo stands where the line stood. */
import { useState } from "react";
import { setQuantity } from "../../client/account-cart/change-cart";
import type { CartLineView } from "./cart-lines";

export interface RemovedLine {
  readonly line: CartLineView;
  /** Where it stood among the lines that are left. */
  readonly place: number;
}

export interface RemovedLines {
  readonly removed: readonly RemovedLine[];
  readonly remove: (line: CartLineView, place: number) => void;
  readonly undo: (removed: RemovedLine) => void;
}

/** @param lines those that are in the cart now: what came back otherwise has no Undo any more */
export function useRemoved(lines: readonly CartLineView[]): RemovedLines {
  const [all, setAll] = useState<readonly RemovedLine[]>([]);
  const removed = all.filter(({ line }) => !lines.some(({ productId }) => productId === line.productId));
  return {
    removed,
    remove(line, place) {
      setAll([...removed.filter((other) => other.line.productId !== line.productId), { line, place }]);
      void setQuantity(line.productId, 0);
    },
    undo({ line, place }) {
      setAll(removed.filter((other) => other.line.productId !== line.productId));
      void setQuantity(line.productId, line.quantity, place);
    },
  };
}
