/** Resends the code after a pause: email is slow, and a new code invalidates the previous one. */
import { useEffect, useState } from "react";
import { styled } from "@mui/material/styles";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";
import { Button } from "../../ui/actions/button";
import { ErrorText } from "../../ui/form/field-frame";

const pauseSeconds = 30;

interface ResendCodeProps {
  readonly username: string;
}

export function ResendCode({ username }: ResendCodeProps) {
  const [outcome, setOutcome] = useState({ message: "", isSent: true });
  const [remaining, pause] = useCountdown();

  const send = async () => {
    if (remaining > 0) return;
    pause(pauseSeconds);
    const answer = await callApi("resendVerificationCode", { body: { username } }).catch(() => null);
    setOutcome({ message: answer?.message ?? MESSAGES.auth.codeNotSent, isSent: answer?.isSuccess === true });
    if (!answer?.isSuccess) pause(0);
  };

  return (
    <Resend>
      <Button variant="text" aria-disabled={remaining > 0} onClick={() => void send()}>
        Send a new code
      </Button>
      <span className="muted" aria-hidden="true">
        {remaining > 0 && `in ${remaining} s`}
      </span>
      <div role="status">
        {outcome.isSent ? (
          <p className="muted">{outcome.message}</p>
        ) : (
          <ErrorText>{outcome.message}</ErrorText>
        )}
      </div>
    </Resend>
  );
}

/** @returns seconds left (0: idle), and a start function */
function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [end, now]);
  const start = (seconds: number) => {
    const from = Date.now();
    setNow(from);
    setEnd(from + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((end - now) / 1000)), start];
}

const Resend = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 var(--s3)",
  marginTop: "var(--s4)",
  "& [aria-disabled=true]": { color: "var(--muted)", textDecoration: "none", cursor: "default" },
  "& [role=status]": { flexBasis: "100%" },
});
