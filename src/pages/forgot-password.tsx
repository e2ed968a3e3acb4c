import { Island } from "../app/island/island";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { ForgotPasswordScreen } from "../features/auth/forgot-password-screen";

export default function ForgotPasswordRoute() {
  return (
    <Island
      access="anyone"
      title="Forgot your password?"
      lead="Tell us your e-mail address and we send you a code to set a new one."
      className="narrow"
      height={380}
    >
      <ForgotPasswordScreen />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title="Forgot your password?"
      description="Ask for a code to set a new password."
      path={ROUTES.forgotPassword}
      isIndexed={false}
    />
  );
}
