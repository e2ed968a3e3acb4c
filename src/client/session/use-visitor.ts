/** The current user, for components inside an island. */
import { useSelector } from "react-redux";
import type { SessionUser } from "#contract/accounts/session";
import { sessionOf } from "../store/auth-slice";
import { isStoreReady, type ShopState } from "../store/shop-store";

interface Visitor {
  /** Null for a guest, and until isReady. */
  readonly user: SessionUser | null;
  /** True once the stored session was read. */
  readonly isReady: boolean;
}

export function useVisitor(): Visitor {
  const isReady = useSelector(isStoreReady);
  const user = useSelector((state: ShopState) => sessionOf(state.auth)?.user ?? null);
  return { user: isReady ? user : null, isReady };
}
