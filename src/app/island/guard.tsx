/** Access control of an island's content (SITE-4, SITE-5). */
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useDispatch, useSelector } from "react-redux";
import type { SessionUser } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { pathAfterSignIn } from "../../client/session/return-url";
import { ROUTES, loginPath } from "#contract/site/paths";
import type { ShopState } from "../../client/store/shop-store";
import { leadingDone } from "../../client/store/ui-slice";
import { useVisitor } from "../../client/session/use-visitor";
import { FormDraftsProvider } from "./form-drafts-provider";

/** guest: redirects signed-in visitors. A permission: staff who have it. */
export type Access = "anyone" | "signed-in" | "guest" | Permission;

const SignInAgain = lazy(async () => ({
  default: (await import("../../features/auth/sign-in-again")).SignInAgain,
}));

type Verdict = "wait" | "show" | "refuse" | "sign-in" | "go-on";

/** Decides about a visitor; user is null for a guest. */
export function decideAccess(access: Access, user: SessionUser | null): Verdict {
  if (access === "anyone") return "show";
  // A newly registered visitor is signed in but unverified, and may still sign in to another account.
  if (access === "guest") return user?.isVerified ? "go-on" : "show";
  if (!user) return "sign-in";
  return access === "signed-in" || user.permissions.includes(access) ? "show" : "refuse";
}

/** Whether only signed-in visitors see it. */
const isPrivate = (access: Access) => access !== "anyone" && access !== "guest";

interface GuardProps {
  readonly access: Access;
  /** Shown until the decision, and during a redirect. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * A guest is led to the sign-in page. A page whose session ends while it is shown stays: sign-in takes the
 * content's place, and forms restore what was typed (STAFF-76).
 */
export function Guard({ access, skeleton, children }: GuardProps) {
  const { user, isReady } = useVisitor();
  const { redirectToLogin: isSignInRequested, hasSignedOut } = useSelector((state: ShopState) => state.ui);
  const dispatch = useDispatch();
  const judged = isReady ? decideAccess(access, user) : "wait";
  const verdict = judged === "show" && isSignInRequested && !user && access !== "guest" ? "sign-in" : judged;

  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  const isSignedInHere = verdict === "sign-in" && wasSignedIn && !hasSignedOut;
  useEffect(() => {
    const { pathname, search } = window.location;
    if (verdict === "sign-in" && !isSignedInHere)
      void navigate(hasSignedOut ? ROUTES.home : loginPath(pathname + search), { replace: true });
    if (verdict === "go-on" && user) void navigate(pathAfterSignIn(user, search), { replace: true });
  }, [verdict, isSignedInHere, user, hasSignedOut]);
  useEffect(() => {
    // A guest page or a signed-in visitor: the redirect is complete.
    if ((isSignInRequested || hasSignedOut) && (user || access === "guest")) dispatch(leadingDone());
  }, [isSignInRequested, hasSignedOut, user, access, dispatch]);

  if (isSignedInHere)
    return (
      <Suspense fallback={skeleton}>
        <SignInAgain />
      </Suspense>
    );
  if (verdict === "show")
    return isPrivate(access) ? <FormDraftsProvider>{children}</FormDraftsProvider> : children;
  return verdict === "refuse" ? <NoAccess /> : skeleton;
}

function NoAccess() {
  return (
    <div className="empty" role="alert">
      <h2>{MESSAGES.access.forbidden}</h2>
      <p>
        If you think you should have access, ask a shop administrator.{" "}
        <a href={ROUTES.home}>Go to the home page</a>.
      </p>
    </div>
  );
}
