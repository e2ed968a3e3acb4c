/** The guest cart of this browser with live prices and stock; follows changes made in other tabs. */
import { useCallback, useEffect, useState } from "react";
import { CartLinesDocument } from "#contract/graphql/generated";
import { queryApi } from "../../app/runtime/query-api";
import { changeQuantity, readCart } from "../../boot/cart-storage";
import { CART_EVENT } from "../../boot/page-marks";
import { cartLineViews, MOST_LINES, type CartLineView } from "./cart-lines";

export type CartState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly lines: readonly CartLineView[] };

export interface Cart {
  readonly state: CartState;
  readonly setQuantity: (productId: string, quantity: number) => void;
  readonly retry: () => void;
}

export function useCart(): Cart {
  const [state, setState] = useState<CartState>({ kind: "loading" });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((value) => value + 1), []);

  useEffect(() => {
    const mine = new AbortController();
    loadLines(mine.signal).then(
      (lines) => setState({ kind: "ready", lines }),
      () => !mine.signal.aborted && setState({ kind: "failed" }),
    );
    return () => mine.abort();
  }, [round]);

  useEffect(() => {
    addEventListener("storage", again);
    addEventListener(CART_EVENT, again);
    return () => {
      removeEventListener("storage", again);
      removeEventListener(CART_EVENT, again);
    };
  }, [again]);

  const setQuantity = useCallback((productId: string, quantity: number) => {
    changeQuantity(productId, quantity);
    dispatchEvent(new Event(CART_EVENT));
  }, []);
  const retry = useCallback(() => {
    setState({ kind: "loading" });
    again();
  }, [again]);
  return { state, setQuantity, retry };
}

async function loadLines(signal: AbortSignal): Promise<CartLineView[]> {
  const lines = readCart().slice(0, MOST_LINES);
  if (lines.length === 0) return [];
  const productIds = lines.map((line) => line.productId);
  const answer = await queryApi(CartLinesDocument, { productIds }, { signal });
  return cartLineViews(lines, answer.getCartProducts);
}
