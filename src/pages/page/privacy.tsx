import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { PrivacyPage } from "../../features/help/privacy-page";

export default PrivacyPage;

export function Head() {
  return (
    <Seo
      title="Privacy"
      description="What we learn about you, why, and who else sees it."
      path={ROUTES.privacy}
    />
  );
}
