import { Island } from "../app/island/island";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { VerifyScreen } from "../features/auth/verify-screen";

export default function VerifyRoute() {
  return (
    <Island
      access="guest"
      title={LABELS.checkMail}
      lead="One last step: enter the code we sent you."
      className="narrow"
      height={530}
    >
      <VerifyScreen />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={LABELS.checkMail}
      description="Verify your e-mail address."
      path={ROUTES.verify}
      isIndexed={false}
    />
  );
}
