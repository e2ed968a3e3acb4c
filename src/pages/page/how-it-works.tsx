import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { HowItWorksPage } from "../../features/help/how-it-works-page";

export default HowItWorksPage;

export function Head() {
  return (
    <Seo
      title={LABELS.howItWorks}
      description="How paying the cash price or leasing to own works: choose, apply, sign, own. It's a lease, not a loan."
      path={ROUTES.howItWorks}
    />
  );
}
