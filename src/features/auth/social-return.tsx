/**
 * Return page of sign-in providers: completes the sign-in and redirects to the stored page, or home (SITE-3).
 */
import { useEffect, useRef, useState } from "react";
import { navigate } from "gatsby";
import { MESSAGES } from "#contract/messages";
import { readTouches } from "../../client/store/attribution-slice";
import { notify } from "../../client/store/notify";
import { callApi } from "../../client/api/rest-client";
import { consumeReturnUrl } from "../../client/session/return-url";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { signIn } from "../../client/session/current-session";
import { AuthFooter } from "./auth-footer";
import { leaveFor } from "./handed-username";
import { consumeAttempt } from "./social-attempt";
import { Button } from "../../ui/actions/button";

export function SocialReturn() {
  const [failure, setFailure] = useState("");
  const [loginPath, setLoginPath] = useState<string>(ROUTES.login);
  const isBegun = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // React runs effects twice in development, and the attempt can be read only once.
    if (isBegun.current) return;
    isBegun.current = true;
    void finish().then((problem) => {
      if (problem === null) return;
      // The return page moves into the sign-in link, because the visitor may now sign in another way.
      const returnUrl = consumeReturnUrl();
      setLoginPath(withReturnUrl(ROUTES.login, returnUrl === ROUTES.home ? null : returnUrl));
      setFailure(problem);
    });
  }, []);
  useEffect(() => heading.current?.focus(), [failure]);

  if (!failure) return <p role="status">Signing you in…</p>;
  return (
    <div role="alert">
      <h2 ref={heading} tabIndex={-1}>
        You're not signed in
      </h2>
      <p>{failure}</p>
      <p>
        <Button href={loginPath}>Back to sign in</Button>
      </p>
      <AuthFooter />
    </div>
  );
}

/** @returns null once the visitor is redirected, otherwise the message */
async function finish(): Promise<string | null> {
  const sent = new URLSearchParams(window.location.search);
  const attempt = consumeAttempt();
  // The code is single-use: removes it from the history and from reloads.
  window.history.replaceState(window.history.state, "", ROUTES.socialReturn);
  if (!attempt || sent.get("state") !== attempt.state) return MESSAGES.auth.socialFailed;
  if (sent.get("error") === "access_denied") return MESSAGES.auth.socialDenied;
  const code = sent.get("code");
  if (!code) return MESSAGES.auth.socialFailed;
  try {
    const body = { ...attempt, code, iss: sent.get("iss"), ...readTouches() };
    const answer = await callApi("socialVerify", { body });
    if (!answer?.isSuccess || !answer.data) return answer?.message ?? MESSAGES.auth.socialFailed;
    const { user, tokens } = answer.data;
    const path = consumeReturnUrl();
    if (!tokens) {
      notify(answer.message, "info");
      return await leaveFor(withReturnUrl(ROUTES.verify, path === ROUTES.home ? null : path), user.username);
    }
    await signIn({ user, tokens });
    notify(answer.message, "success");
    await navigate(path, { replace: true });
    return null;
  } catch {
    return MESSAGES.generic.unreachable;
  }
}
