/** The code of the verification mail; with it the account is verified and signed in. */
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
              We have written to <b>{username}</b>. It can take a minute; please check your spam folder too.
            </>
          )}
        </p>
      )}
      <Form
        initialValues={{ username, code: linkCode }}
        schema={verifyAccountInput}
        onSubmit={verify}
        submitLabel="Verify"
        refusalHelp={<p>A code works once, and for a short time. You can ask for another e-mail below.</p>}
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
            You can <a href={returnUrl ?? ROUTES.home}>go on shopping</a> meanwhile and verify it later.
          </p>
        )}
        {!username && (
          <p>
            {LABELS.noCode} <a href={withReturnUrl(ROUTES.login, returnUrl)}>{LABELS.signIn}</a> and we send
            another one.
          </p>
        )}
        <p>
          Still no mail? <a href={ROUTES.forgotPassword}>Set a new password by mail</a>: that verifies the
          address too.
        </p>
        <p>
          Wrong address? <a href={withReturnUrl(ROUTES.register, returnUrl)}>Start again</a>
        </p>
      </AuthFooter>
    </>
  );
}
