/** Who sees an island's content (decisions §4). Nothing shows before the stored session was read; the server asks again. */
import { useEffect, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useDispatch, useSelector } from "react-redux";
import type { SessionUser } from "#contract/auth";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/roles";
import { pathAfterSignIn } from "../return-url";
import { loginPath } from "../routes";
import type { ShopState } from "../store/shop-store";
import { redirectToLoginSet } from "../store/ui-slice";
import { useSession } from "../use-session";

/** guest: signed-in visitors are sent on. A permission: staff who have it. */
export type Access = "anyone" | "signed-in" | "guest" | Permission;

type Verdict = "wait" | "show" | "refuse" | "sign-in" | "go-on";

/** What becomes of a visitor; user is null for a guest. */
export function judge(access: Access, user: SessionUser | null): Verdict {
  if (access === "anyone") return "show";
  if (access === "guest") return user ? "go-on" : "show";
  if (!user) return "sign-in";
  return access === "signed-in" || user.permissions.includes(access) ? "show" : "refuse";
}

interface GuardProps {
  readonly access: Access;
  /** Shown while nothing is decided, and while another page is on its way. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export function Guard({ access, skeleton, children }: GuardProps) {
  const { user, isReady } = useSession();
  const isAskedToSignIn = useSelector((state: ShopState) => state.ui.redirectToLogin);
  const dispatch = useDispatch();
  const judged = isReady ? judge(access, user) : "wait";
  const verdict = judged === "show" && isAskedToSignIn && !user && access !== "guest" ? "sign-in" : judged;

  useEffect(() => {
    const { pathname, search } = window.location;
    if (verdict === "sign-in") void navigate(loginPath(pathname + search), { replace: true });
    if (verdict === "go-on" && user) void navigate(pathAfterSignIn(user, search), { replace: true });
  }, [verdict, user]);
  useEffect(() => {
    // Wherever the visitor was led: the wish is fulfilled with the page that shows.
    if (isAskedToSignIn && (user || access === "guest")) dispatch(redirectToLoginSet(false));
  }, [isAskedToSignIn, user, access, dispatch]);

  if (verdict === "show") return children;
  return verdict === "refuse" ? <NoAccess /> : skeleton;
}

function NoAccess() {
  return (
    <div className="empty" role="alert">
      <h2>{MESSAGES.access.forbidden}</h2>
      <p>
        If you think you should have, ask an administrator of the shop. <a href="/">Go to the home page</a>.
      </p>
    </div>
  );
}
