/** Sign-in with email address and password: on its own page, and in place of a page whose session has ended. */
import { useState } from "react";
import { isVerificationMissing, loginInput } from "#contract/accounts/auth";
import { LABELS } from "#contract/messages";
import type { BodyOf } from "#contract/rest/endpoints";
import { notify } from "../../client/store/notify";
import { callApi } from "../../client/api/rest-client";
import { returnUrlOf } from "../../client/session/return-url";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { Form } from "../../ui/form/form";
import { PasswordField } from "../../ui/form/password-field";
import { TextField } from "../../ui/form/text-field";
import { AuthFooter } from "./auth-footer";
import { enterSession } from "./enter-session";
import { handedUsername, leaveFor } from "./handed-username";
import { SecondStep, type SecondStepProps } from "./second-step/second-step";
import { SocialButtons } from "./social-buttons";

export function LoginScreen() {
  return <SignInForm returnUrl={returnUrlOf(window.location.search)} />;
}

/** @param props.returnUrl passed on to the other ways to sign in; null leads to the user's landing page */
export function SignInForm({ returnUrl }: { readonly returnUrl: string | null }) {
  const [username] = useState(handedUsername);
  const [step, setStep] = useState<Omit<SecondStepProps, "restart"> | null>(null);
  const forgotPath = withReturnUrl(ROUTES.forgotPassword, returnUrl);
  const registerPath = withReturnUrl(ROUTES.register, returnUrl);

  const login = async (body: BodyOf<"login">) => {
    const answer = await callApi("login", { body });
    if (answer && isVerificationMissing(answer)) {
      notify(answer.message, "warning");
      return leaveFor(withReturnUrl(ROUTES.verify, returnUrl), body.username);
    }
    if (answer?.isSuccess && answer.data?.secondFactor) {
      setStep(answer.data.secondFactor);
      return answer;
    }
    return enterSession(answer);
  };

  if (step) return <SecondStep {...step} restart={() => setStep(null)} />;

  const createAccount = <a href={registerPath}>{LABELS.createAccount}</a>;
  return (
    <>
      <Form
        initialValues={{ username, password: "" }}
        schema={loginInput}
        onSubmit={login}
        submitLabel={LABELS.signIn}
        refusalHelp={
          <p>
            Check your email and password, or <a href={forgotPath}>reset your password</a>. New here?{" "}
            {createAccount}.
          </p>
        }
      >
        <TextField name="username" label={LABELS.emailAddress} type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <p>
          <a href={forgotPath}>{LABELS.forgotPassword}</a>
        </p>
      </Form>
      <SocialButtons returnUrl={returnUrl} />
      <AuthFooter>
        <p>New here? {createAccount}</p>
        <p>
          Ordered without an account? <a href={ROUTES.findOrder}>{LABELS.findOrder}</a>
        </p>
      </AuthFooter>
    </>
  );
}
