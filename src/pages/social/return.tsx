import { Island } from "../../app/island";
import { ROUTES } from "../../app/routes";
import { Seo } from "../../app/seo";
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
