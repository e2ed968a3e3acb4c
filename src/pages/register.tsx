import { Island } from "../app/island/island";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { RegisterScreen } from "../features/auth/register-screen";

export default function RegisterRoute() {
  return (
    <Island
      access="guest"
      title={LABELS.createYourAccount}
      lead="One account for orders, addresses and leases. It takes a minute."
      className="narrow"
      height={1160}
    >
      <RegisterScreen />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={LABELS.createYourAccount}
      description="Open a free customer account."
      path={ROUTES.register}
      isIndexed={false}
    />
  );
}
