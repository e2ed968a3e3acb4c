/** The other ways to sign in: each leads to the provider and back to /social/return/ (ACCOUNT-12). */
import { useState } from "react";
import { Global } from "@emotion/react";
import { SOCIAL_TYPES, type SocialType } from "#contract/auth";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";
import { rememberReturnUrl } from "../../client/session/return-url";
import { rememberAttempt } from "./social-attempt";
import { socialLook } from "./social-look";
import { SocialMark } from "./social-mark";

const NAMES: Readonly<Record<SocialType, string>> = { GOOGLE: "Google", FACEBOOK: "Facebook" };

interface SocialButtonsProps {
  /** Page of ours to come back to; null for home. */
  readonly returnUrl: string | null;
}

export function SocialButtons({ returnUrl }: SocialButtonsProps) {
  const [busy, setBusy] = useState<SocialType | null>(null);
  const [failure, setFailure] = useState("");

  const start = async (type: SocialType) => {
    // Until the page is left: a second press begins nothing.
    if (busy) return;
    setBusy(type);
    setFailure("");
    const problem = await leaveForProvider(type, returnUrl);
    if (problem === null) return;
    setFailure(problem);
    setBusy(null);
  };

  return (
    <section className="social" aria-label="Other ways to sign in">
      <Global styles={socialLook} />
      <p className="auth-or">or</p>
      {SOCIAL_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          className="btn quiet"
          aria-disabled={busy !== null}
          aria-busy={busy === type}
          onClick={() => void start(type)}
        >
          <SocialMark type={type} />
          Continue with {NAMES[type]}
        </button>
      ))}
      <p role="alert" className="social-failure">
        {failure}
      </p>
    </section>
  );
}

/** @returns null when the browser is on its way, otherwise what to say */
async function leaveForProvider(type: SocialType, returnUrl: string | null): Promise<string | null> {
  try {
    const answer = await callApi("socialStart", { body: { type, code: "" } });
    const url = answer?.isSuccess ? answer.data?.url : undefined;
    if (!url) return answer?.message ?? MESSAGES.auth.socialFailed;
    if (!rememberAttempt(type, url)) return MESSAGES.auth.socialFailed;
    rememberReturnUrl(returnUrl);
    window.location.assign(url);
    return null;
  } catch {
    return MESSAGES.generic.unreachable;
  }
}
