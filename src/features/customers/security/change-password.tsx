/** Changes the password, given the old one; all other devices are signed out. */
import { useState } from "react";
import Card from "@mui/material/Card";
import { changePasswordInput } from "#contract/accounts/auth";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { Form } from "../../../ui/form/form";
import { PasswordField } from "../../../ui/form/password-field";
import { AnswerView } from "../../../ui/answer-view";
import { useRestAnswer } from "../../../client/api/use-rest-answer";

export function ChangePassword() {
  const live = useRestAnswer("getProfile");
  return (
    <Card component="section" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <AnswerView answer={live} what="your account">
        {({ profile }) => (profile.attributes.hasPassword === false ? <NoPassword /> : <PasswordForm />)}
      </AnswerView>
    </Card>
  );
}

function NoPassword() {
  return (
    <p>
      You sign in with another service, so you don't have a password here.{" "}
      <a href={ROUTES.forgotPassword}>Set one by email</a> to sign in with a password too.
    </p>
  );
}

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

function PasswordForm() {
  // A new form after each change: clears the typed passwords.
  const [changes, setChanges] = useState(0);
  return (
    <Form
      key={changes}
      initialValues={EMPTY}
      schema={changePasswordInput}
      submitLabel="Change password"
      onSubmit={async (values) => {
        const answer = await callApi("changePassword", { body: values });
        if (answer?.isSuccess) {
          notify(answer.message, "success");
          setChanges(changes + 1);
        }
        return answer;
      }}
    >
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField name="password" label={LABELS.newPassword} autoComplete="new-password" hasChecklist />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
    </Form>
  );
}
