import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { ReturnsPage } from "../../features/help/returns-page";

export default ReturnsPage;

export function Head() {
  return (
    <Seo
      title={LABELS.returns}
      description="How to send something back, what it costs and when you get your money."
      path={ROUTES.returns}
    />
  );
}
