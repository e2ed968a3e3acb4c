import { Island } from "../../app/island/island";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../../app/head/seo";
import { SocialReturn } from "../../features/auth/social-return";

const TITLE = "Signing in";

export default function SocialReturnRoute() {
  return (
    <Island access="anyone" title={TITLE} className="narrow" height={240}>
      <SocialReturn />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={TITLE}
      description="The way back from a sign-in provider."
      path={ROUTES.socialReturn}
      isIndexed={false}
    />
  );
}
