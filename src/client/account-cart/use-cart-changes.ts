/** Hook for the cart notices. */
import { useCallback, useEffect, useState } from "react";
import { watchChanges } from "../cart/cart-changes";
import { CART_EVENT, SESSION_EVENT } from "../page/page-keys";
import { dismissNotices, readNotices } from "./cart-notices";

export interface CartChanges {
  readonly sentences: readonly string[];
  dismiss(): void;
}

export function useCartChanges(): CartChanges {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    const update = () =>
      setSentences((before) => {
        const now = readNotices();
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    update();
    const unwatch = watchChanges(update);
    [CART_EVENT, SESSION_EVENT].forEach((event) => addEventListener(event, update));
    return () => {
      unwatch();
      [CART_EVENT, SESSION_EVENT].forEach((event) => removeEventListener(event, update));
    };
  }, []);
  const dismiss = useCallback(() => {
    dismissNotices();
    setSentences([]);
  }, []);
  return { sentences, dismiss };
}
