/** The second step of signing in: set up an authenticator app, or enter its code (STAFF-6). */
import { useEffect, useRef, useState } from "react";
import Stack from "@mui/material/Stack";
import type { Envelope } from "#contract/rest/envelope";
import { secondFactorInput, type SecondFactorAnswer } from "#contract/accounts/second-factor";
import type { BodyOf } from "#contract/rest/endpoints";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import { CodeField } from "../../../ui/form/code-field";
import { TextField } from "../../../ui/form/text-field";
import { enterSession } from "../enter-session";
import { AppSecret } from "./app-secret";
import { RecoveryCodes } from "./recovery-codes";

export interface SecondStepProps {
  readonly ticket: string;
  readonly isEnrolled: boolean;
  /** Returns to email address and password. */
  readonly restart: () => void;
}

/** Authenticator apps show six digits; a recovery code also has letters. */
type Way = "app" | "recovery";

export function SecondStep({ ticket, isEnrolled, restart }: SecondStepProps) {
  const [way, setWay] = useState<Way>("app");
  const [entered, setEntered] = useState<Envelope<SecondFactorAnswer> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const codes = entered?.data?.recoveryCodes;
  useEffect(() => heading.current?.focus(), [codes]);

  const verify = async (body: BodyOf<"verifySecondFactor">) => {
    const answer = await callApi("verifySecondFactor", { body });
    // Shows the codes before the session starts: with a session the page redirects.
    if (!answer?.isSuccess || !answer.data?.recoveryCodes) return enterSession(answer);
    setEntered(answer);
    return answer;
  };

  if (codes) {
    return (
      <Stack spacing={5}>
        <h2 ref={heading} tabIndex={-1}>
          Save your recovery codes
        </h2>
        <RecoveryCodes codes={codes} onSaved={() => void enterSession(entered)} />
      </Stack>
    );
  }
  return (
    <Stack spacing={5}>
      <h2 ref={heading} tabIndex={-1}>
        {isEnrolled ? "One more step" : "Set up two-factor sign-in"}
      </h2>
      {!isEnrolled && <AppSecret ticket={ticket} />}
      <Form
        key={way}
        initialValues={{ ticket, code: "" }}
        schema={secondFactorInput}
        onSubmit={verify}
        submitLabel={isEnrolled ? "Verify" : "Set up"}
      >
        {way === "app" ? (
          <CodeField name="code" label="App code" hint="6 digits, from your authenticator app" />
        ) : (
          <TextField
            name="code"
            label="Recovery code"
            hint="10 letters and digits; each code works once"
            autoComplete="off"
            isVerbatim
          />
        )}
      </Form>
      <Stack direction="row" spacing={4} sx={{ flexWrap: "wrap" }}>
        {isEnrolled && (
          <Button variant="text" onClick={() => setWay(way === "app" ? "recovery" : "app")}>
            {way === "app" ? "Use a recovery code" : "Use the app"}
          </Button>
        )}
        <Button variant="text" onClick={restart}>
          Back to password
        </Button>
      </Stack>
      {isEnrolled && (
        <p className="muted">No app and no code? A super admin of the shop can reset your second factor.</p>
      )}
    </Stack>
  );
}
