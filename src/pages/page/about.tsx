import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { AboutPage } from "../../features/help/about-page";

export default AboutPage;

export function Head() {
  return (
    <Seo
      title={LABELS.aboutUs}
      description="Who we are, how we earn money, and how to reach us."
      path={ROUTES.about}
    />
  );
}
