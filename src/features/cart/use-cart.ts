/** The cart of this browser with live prices and stock; follows changes by other tabs and by the account. */
import { useCallback, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { CartLinesDocument } from "#contract/graphql/documents/cart.generated";
import { PRODUCTS_CONTEXT } from "../../client/api/apollo-client";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { syncCart } from "../../client/account-cart/sync-cart";
import { recordProducts } from "../../client/cart/cart-changes";
import type { ShopState } from "../../client/store/shop-store";
import { useVisitor } from "../../client/session/use-visitor";
import { cartLineViews, MAX_LINES, toAnsweredProduct, type CartLineView } from "./cart-lines";

type CartState =
  | { readonly kind: "loading" | "failed" }
  | { readonly kind: "ready"; readonly lines: readonly CartLineView[] };

export function useCart(): CartState & { readonly retry: () => void } {
  const account = useAccountAnswer();
  const lines = useSelector((state: ShopState) => state.cart.lines).slice(0, MAX_LINES);
  const productIds = useGrowing(lines.map((line) => line.productId));
  const isEmpty = lines.length === 0;
  const { data, trouble, isLoading, refresh } = useQueryAnswer(
    CartLinesDocument,
    { productIds: [...productIds] },
    { context: PRODUCTS_CONTEXT, skip: productIds.length === 0, staysOnFailure: true },
  );
  const answers = data?.getCartProducts;
  // The previous data stays during a refetch and after a failed one.
  const latest = isLoading || trouble ? undefined : answers;
  useEffect(() => {
    if (latest) recordProducts(latest.map(toAnsweredProduct));
  }, [latest]);
  const retry = useCallback(() => {
    account.retry();
    if (productIds.length > 0) void refresh();
  }, [account, productIds, refresh]);

  // A cart just emptied here need not wait for the account.
  if (isEmpty && !answers) return { kind: account.kind, lines: [], retry };
  if (!answers) return { kind: trouble ? "failed" : "loading", retry };
  return { kind: "ready", lines: cartLineViews(lines, answers), retry };
}

/** Whether the account's cart was read: until then an empty cart may just be unread. */
function useAccountAnswer(): { readonly kind: CartState["kind"]; readonly retry: () => void } {
  const { user, isReady } = useVisitor();
  const username = user?.username ?? null;
  const [attempt, setAttempt] = useState(0);
  const requestKey = isReady ? `${username} ${attempt}` : null;
  const [answer, setAnswer] = useState<{ readonly requestKey: string; readonly isRead: boolean } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    if (requestKey !== null) void syncCart().then((isRead) => isCurrent && setAnswer({ requestKey, isRead }));
    return () => {
      isCurrent = false;
    };
  }, [requestKey]);
  const retry = useCallback(() => setAttempt((value) => value + 1), []);
  if (!answer || answer.requestKey !== requestKey) return { kind: "loading", retry };
  return { kind: answer.isRead ? "ready" : "failed", retry };
}

/** All ids seen so far: removing a line sends no request, and restoring it shows it at once. */
function useGrowing(ids: readonly string[]): readonly string[] {
  const [all, setAll] = useState<readonly string[]>(ids);
  const fresh = ids.filter((id) => !all.includes(id));
  if (fresh.length === 0) return all;
  const grown = [...all, ...fresh].slice(-MAX_LINES);
  setAll(grown);
  return grown;
}
