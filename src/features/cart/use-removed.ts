/** Lines removed on this page, each with Undo at the line's old position. */
import { useState } from "react";
import { setQuantity } from "../../client/account-cart/change-cart";
import type { CartLineView } from "./cart-lines";

export interface RemovedLine {
  readonly line: CartLineView;
  /** Its index among the remaining lines. */
  readonly place: number;
}

export interface RemovedLines {
  readonly removed: readonly RemovedLine[];
  readonly remove: (line: CartLineView, place: number) => void;
  readonly undo: (removed: RemovedLine) => void;
}

/** @param lines current lines: a product that returned in another way loses its Undo */
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
