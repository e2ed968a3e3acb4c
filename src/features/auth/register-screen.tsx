/** Registration. The account may shop at once; the next step is to verify the email address. */
import { useState } from "react";
import type { InferType } from "yup";
import { styled } from "@mui/material/styles";
import { registerInput } from "#contract/accounts/auth";
import { fail } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import { readTouches } from "../../client/store/attribution-slice";
import { notify } from "../../client/store/notify";
import { callApi } from "../../client/api/rest-client";
import { returnUrlOf } from "../../client/session/return-url";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { signIn } from "../../client/session/current-session";
import { NameFields } from "../../ui/form/address/address-fields";
import { Form } from "../../ui/form/form";
import { PasswordField } from "../../ui/form/password-field";
import { PhoneField } from "../../ui/form/phone-field";
import { TextField } from "../../ui/form/text-field";
import { Icon } from "../../ui/icon";
import { AuthFooter } from "./auth-footer";
import { handedUsername, leaveFor } from "./handed-username";
import { SocialButtons } from "./social-buttons";

const empty = { firstName: "", lastName: "", email: "", phone: "", password: "", confirmPassword: "" };

export function RegisterScreen() {
  const returnUrl = returnUrlOf(window.location.search);
  const [email] = useState(handedUsername);

  const register = async (form: InferType<typeof registerInput>) => {
    const body = { ...form, ...readTouches() };
    const answer = await callApi("register", { body });
    if (!answer?.isSuccess) return answer;
    if (!answer.data) return fail(MESSAGES.generic.failure);
    notify(answer.message, "success");
    await signIn(answer.data);
    return leaveFor(withReturnUrl(ROUTES.verify, returnUrl), form.email);
  };

  return (
    <>
      <Form
        initialValues={{ ...empty, email }}
        schema={registerInput}
        onSubmit={register}
        submitLabel="Create account"
      >
        <NameFields />
        <TextField
          name="email"
          label={LABELS.emailAddress}
          hint="You'll use this to sign in. We'll send a code to verify it."
          type="email"
          autoComplete="username"
        />
        <PhoneField name="phone" label="Phone" />
        <PasswordField name="password" label="Password" autoComplete="new-password" hasChecklist />
        <PasswordField name="confirmPassword" label={LABELS.repeatPassword} autoComplete="new-password" />
        <Assurance>
          <Icon name="check" />
          <span>
            Free, with no credit check. By creating an account you agree to our{" "}
            <a href={ROUTES.terms}>terms</a>. See what we store on our{" "}
            <a href={ROUTES.privacy}>privacy page</a>.
          </span>
        </Assurance>
      </Form>
      <SocialButtons returnUrl={returnUrl} />
      <AuthFooter>
        <p>
          Already have an account? <a href={withReturnUrl(ROUTES.login, returnUrl)}>{LABELS.signIn}</a>
        </p>
      </AuthFooter>
    </>
  );
}

const Assurance = styled("p")({
  display: "flex",
  gap: "var(--s2)",
  color: "var(--muted)",
  fontSize: "var(--sm)",
  svg: { color: "var(--good)" },
});
