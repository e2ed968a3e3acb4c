import { Island } from "../app/island/island";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { ContactScreen } from "../features/marketing/contact-screen";

export default function ContactRoute() {
  return (
    <Island
      access="anyone"
      title={LABELS.contactUs}
      lead="Write to us, and a person answers, usually within a working day."
      className="narrow"
      height={760}
    >
      <ContactScreen />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={LABELS.contactUs}
      description="Questions about an order, a payment plan or a product: write to us or call."
      path={ROUTES.contact}
    />
  );
}
