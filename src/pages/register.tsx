import { Island } from "../app/island/island";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { RegisterScreen } from "../features/auth/register-screen";

export default function RegisterRoute() {
  return (
    <Island
      access="guest"
      title="Create your account"
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
      title="Create your account"
      description="Open a free customer account."
      path={ROUTES.register}
      isIndexed={false}
    />
  );
}
