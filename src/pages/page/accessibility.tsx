import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { AccessibilityPage } from "../../features/help/accessibility-page";

export default AccessibilityPage;

export function Head() {
  return (
    <Seo
      title="Accessibility"
      description="The standard our site follows and how to tell us about a barrier."
      path={ROUTES.accessibility}
    />
  );
}
