import { Island } from "../app/island/island";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { ResetPasswordScreen } from "../features/auth/reset-password-screen";

export default function ResetPasswordRoute() {
  return (
    <Island
      access="anyone"
      title={LABELS.chooseNewPassword}
      lead="Enter the code from our e-mail and the password you want."
      className="narrow"
      height={825}
    >
      <ResetPasswordScreen />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={LABELS.chooseNewPassword}
      description="Set a new password."
      path={ROUTES.resetPassword}
      isIndexed={false}
    />
  );
}
