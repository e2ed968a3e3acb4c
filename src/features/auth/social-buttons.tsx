/**
 * Sign-in with other providers: each button leads to the provider and back to /social/return/ (ACCOUNT-12).
 */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { SOCIAL_TYPES, type SocialType } from "#contract/accounts/auth";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";
import { rememberReturnUrl } from "../../client/session/return-url";
import { rememberAttempt } from "./social-attempt";
import { Button } from "../../ui/actions/button";
import { ErrorText } from "../../ui/form/field-frame";
import { SocialLogo } from "./social-logo";

const NAMES: Readonly<Record<SocialType, string>> = { GOOGLE: "Google", FACEBOOK: "Facebook" };

interface SocialButtonsProps {
  /** Page of ours to return to; null for home. */
  readonly returnUrl: string | null;
}

export function SocialButtons({ returnUrl }: SocialButtonsProps) {
  const [busy, setBusy] = useState<SocialType | null>(null);
  const [failure, setFailure] = useState("");

  const start = async (type: SocialType) => {
    // Busy until the page unloads: a second click is a no-op.
    if (busy) return;
    setBusy(type);
    setFailure("");
    const problem = await leaveForProvider(type, returnUrl);
    if (problem === null) return;
    setFailure(problem);
    setBusy(null);
  };

  return (
    <Ways aria-label="Other ways to sign in">
      <Or>or</Or>
      {SOCIAL_TYPES.map((type) => (
        <Button
          key={type}
          variant="outlined"
          aria-disabled={busy !== null}
          aria-busy={busy === type}
          onClick={() => void start(type)}
        >
          <SocialLogo type={type} />
          Continue with {NAMES[type]}
        </Button>
      ))}
      <ErrorText role="alert">{failure}</ErrorText>
    </Ways>
  );
}

/** @returns null when the browser is leaving, otherwise the message */
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

const Ways = styled("section")({
  display: "grid",
  gap: "var(--s3)",
  "& [aria-disabled=true]": { cursor: "progress" },
  "& [role=alert]:empty": { display: "none" },
});

/** The "or" between two rules. */
const Or = styled("p")({
  display: "flex",
  alignItems: "center",
  gap: "var(--s3)",
  marginBlock: "var(--s5) var(--s1)",
  color: "var(--muted)",
  fontSize: "var(--sm)",
  "&::before, &::after": { content: '""', flex: 1, borderTop: "1px solid var(--line)" },
});
