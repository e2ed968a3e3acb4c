import { Island } from "../app/island/island";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../app/head/seo";
import { ContactScreen } from "../features/marketing/contact-screen";

export default function ContactRoute() {
  return (
    <Island
      access="anyone"
      title="Contact us"
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
      title="Contact us"
      description="Questions about an order, a payment plan or a product: write to us or call."
      path={ROUTES.contact}
    />
  );
}
