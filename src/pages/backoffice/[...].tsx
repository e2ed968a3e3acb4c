import { Island } from "../../app/island";
import { Seo } from "../../app/seo";
import { BackofficeHome } from "../../features/backoffice/backoffice-home";

export default function BackofficeRoute() {
  return (
    <Island access="orders.read" title="Back office" height={320}>
      <BackofficeHome />
    </Island>
  );
}

export function Head() {
  return <Seo title="Back office" description="For staff." path="/backoffice/" isIndexed={false} />;
}
