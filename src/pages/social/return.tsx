import { Island } from "../../app/island/island";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../../app/head/seo";
import { SocialReturn } from "../../features/auth/social-return";

export default function SocialReturnRoute() {
  return (
    <Island access="anyone" title="Signing in" className="narrow" height={240}>
      <SocialReturn />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title="Signing in"
      description="The way back from a sign-in provider."
      path={ROUTES.socialReturn}
      isIndexed={false}
    />
  );
}
