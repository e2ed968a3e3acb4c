/** Sets a new password with the emailed code; also the first password of invited staff. */
import { useState } from "react";
import { resetPasswordInput } from "#contract/accounts/auth";
import { fail } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import type { BodyOf } from "#contract/rest/endpoints";
import { notify } from "../../client/store/notify";
import { callApi } from "../../client/api/rest-client";
import { returnUrlOf } from "../../client/session/return-url";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { CodeField } from "../../ui/form/code-field";
import { Form } from "../../ui/form/form";
import { PasswordField } from "../../ui/form/password-field";
import { TextField } from "../../ui/form/text-field";
import { AuthFooter } from "./auth-footer";
import { handedUsername, leaveFor, useHandedCode } from "./handed-username";

export function ResetPasswordScreen() {
  const [username] = useState(handedUsername);
  const linkCode = useHandedCode();
  const forgotPath = withReturnUrl(ROUTES.forgotPassword, returnUrlOf(window.location.search));

  const reset = async (body: BodyOf<"resetPassword">) => {
    const answer = await callApi("resetPassword", { body });
    if (!answer?.isSuccess) return answer;
    if (!answer.data) return fail(MESSAGES.auth.resetIncomplete);
    notify(answer.message, "success");
    // A password reset ends on the home page (SITE-3).
    return leaveFor(ROUTES.home);
  };

  return (
    <>
      {username && !linkCode && (
        <p>
          If <b>{username}</b> has an account, we've sent it a code. It can take a minute; check your spam
          folder too.
        </p>
      )}
      <Form
        initialValues={{ username, confirmationCode: linkCode, password: "", confirmPassword: "" }}
        schema={resetPasswordInput}
        onSubmit={reset}
        submitLabel="Set password"
        refusalHelp={
          <p>
            The link in the email works once, within an hour; the code works for 15 minutes.{" "}
            <a href={forgotPath}>Request a new email</a>.
          </p>
        }
      >
        <TextField name="username" label={LABELS.emailAddress} type="email" autoComplete="username" />
        {!linkCode && <CodeField name="confirmationCode" label="Code" />}
        <PasswordField name="password" label={LABELS.newPassword} autoComplete="new-password" hasChecklist />
        <PasswordField name="confirmPassword" label={LABELS.repeatPassword} autoComplete="new-password" />
      </Form>
      <AuthFooter>
        <p>
          {LABELS.noCode} <a href={forgotPath}>Request a new one</a>
        </p>
      </AuthFooter>
    </>
  );
}
