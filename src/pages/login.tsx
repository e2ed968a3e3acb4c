import { Island } from "../app/island/island";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { LoginScreen } from "../features/auth/login-screen";

export default function LoginRoute() {
  return (
    <Island
      access="guest"
      title={LABELS.signIn}
      lead="Your orders, your addresses and your leases in one place."
      className="narrow"
      height={680}
    >
      <LoginScreen />
    </Island>
  );
}

export function Head() {
  return (
    <Seo title={LABELS.signIn} description="Sign in to your account." path={ROUTES.login} isIndexed={false} />
  );
}
