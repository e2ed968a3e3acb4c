/** Form for the code of the verification email, which verifies the account and signs in. */
import { useState } from "react";
import { verifyAccountInput } from "#contract/accounts/auth";
import { LABELS } from "#contract/messages";
import type { BodyOf } from "#contract/rest/endpoints";
import { callApi } from "../../client/api/rest-client";
import { useVisitor } from "../../client/session/use-visitor";
import { returnUrlOf } from "../../client/session/return-url";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { CodeField } from "../../ui/form/code-field";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { AuthFooter } from "./auth-footer";
import { enterSession } from "./enter-session";
import { handedUsername, useHandedCode } from "./handed-username";
import { ResendCode } from "./resend-code";

export function VerifyScreen() {
  const [username] = useState(handedUsername);
  const linkCode = useHandedCode();
  const isSignedIn = useVisitor().user !== null;
  const returnUrl = returnUrlOf(window.location.search);
  const verify = async (body: BodyOf<"verifyAccount">) =>
    enterSession(await callApi("verifyAccount", { body }));

  return (
    <>
      {username && (
        <p>
          {linkCode ? (
            <>
              Press the button to verify <b>{username}</b>.
            </>
          ) : (
            <>
              We've emailed <b>{username}</b>. It can take a minute; check your spam folder too.
            </>
          )}
        </p>
      )}
      <Form
        initialValues={{ username, code: linkCode }}
        schema={verifyAccountInput}
        onSubmit={verify}
        submitLabel="Verify email"
        refusalHelp={<p>A code works once, and for a short time. You can request a new one below.</p>}
      >
        {!username && (
          <TextField name="username" label={LABELS.emailAddress} type="email" autoComplete="username" />
        )}
        {!linkCode && <CodeField name="code" label="Verification code" />}
      </Form>
      {username && <ResendCode username={username} />}
      <AuthFooter>
        {isSignedIn && (
          <p>
            You can <a href={returnUrl ?? ROUTES.home}>keep shopping</a> and verify it later.
          </p>
        )}
        {!username && (
          <p>
            {LABELS.noCode} <a href={withReturnUrl(ROUTES.login, returnUrl)}>{LABELS.signIn}</a> and we'll
            send another.
          </p>
        )}
        <p>
          Still nothing? <a href={ROUTES.forgotPassword}>Reset your password</a> – that verifies your email
          too.
        </p>
        <p>
          Wrong email? <a href={withReturnUrl(ROUTES.register, returnUrl)}>Start over</a>
        </p>
      </AuthFooter>
    </>
  );
}
