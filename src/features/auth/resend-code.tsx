/** Another code by mail, after a pause: mail takes a moment, and impatience would make the code on its way useless. */
import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";

const pauseSeconds = 30;

interface ResendCodeProps {
  readonly username: string;
}

export function ResendCode({ username }: ResendCodeProps) {
  const [outcome, setOutcome] = useState({ message: "", isSent: true });
  const [left, pause] = useCountdown();

  const send = async () => {
    if (left > 0) return;
    pause(pauseSeconds);
    const answer = await callApi("resendVerificationCode", { body: { username } }).catch(() => null);
    setOutcome({ message: answer?.message ?? MESSAGES.auth.codeNotSent, isSent: answer?.isSuccess === true });
    if (!answer?.isSuccess) pause(0);
  };

  return (
    <div className="auth-resend">
      <button type="button" aria-disabled={left > 0} onClick={() => void send()}>
        Send another code
      </button>
      <span className="muted" aria-hidden="true">
        {left > 0 && `in ${left} s`}
      </span>
      <p role="status" className={outcome.isSent ? "muted" : "form-error"}>
        {outcome.message}
      </p>
    </div>
  );
}

/** @returns the seconds left, 0 at rest, and what starts them */
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
