import { Island } from "../app/island/island";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { ResetPasswordScreen } from "../features/auth/reset-password-screen";

export default function ResetPasswordRoute() {
  return (
    <Island
      access="anyone"
      title="Choose a new password"
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
      title="Choose a new password"
      description="Set a new password."
      path={ROUTES.resetPassword}
      isIndexed={false}
    />
  );
}
