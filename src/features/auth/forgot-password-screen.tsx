/** Requests a password reset email. The response does not reveal whether an account exists. */
import { useState } from "react";
import { forgotPasswordInput } from "#contract/accounts/auth";
import { LABELS } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";
import { returnUrlOf } from "../../client/session/return-url";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { AuthFooter } from "./auth-footer";
import { handedUsername, leaveFor } from "./handed-username";

export function ForgotPasswordScreen() {
  const [username] = useState(handedUsername);
  const returnUrl = returnUrlOf(window.location.search);

  const askForCode = async (body: { username: string }) => {
    const answer = await callApi("forgotPassword", { body });
    if (!answer?.isSuccess) return answer;
    return leaveFor(withReturnUrl(ROUTES.resetPassword, returnUrl), body.username);
  };

  return (
    <>
      <Form
        initialValues={{ username }}
        schema={forgotPasswordInput}
        onSubmit={askForCode}
        submitLabel="Send code"
      >
        <TextField name="username" label={LABELS.emailAddress} type="email" autoComplete="username" />
      </Form>
      <AuthFooter>
        <p>
          Remember it now? <a href={withReturnUrl(ROUTES.login, returnUrl)}>{LABELS.signIn}</a>
        </p>
      </AuthFooter>
    </>
  );
}
