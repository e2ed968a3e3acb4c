import { Island } from "../app/island/island";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { ForgotPasswordScreen } from "../features/auth/forgot-password-screen";

export default function ForgotPasswordRoute() {
  return (
    <Island
      access="anyone"
      title={LABELS.forgotPassword}
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
      title={LABELS.forgotPassword}
      description="Ask for a code to set a new password."
      path={ROUTES.forgotPassword}
      isIndexed={false}
    />
  );
}
