/** Delivery and billing for review before payment. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { DELIVERY_LABELS } from "#contract/orders/orders";
import { ROUTES } from "#contract/site/paths";
import { Facts } from "../../../ui/parts/entry/facts";
import type { DeliveryForm } from "../input/delivery-input";

export function DeliveryReview({ form }: { readonly form: DeliveryForm }) {
  const isPickup = form.deliveryType === "DELIVERY_PICKUP";
  return (
    <Card component="section" aria-label="Delivery">
      <Head>
        <h2>{DELIVERY_LABELS[form.deliveryType]}</h2>
        <a href={ROUTES.checkout} aria-label="Edit delivery and addresses">
          Edit
        </a>
      </Head>
      <Facts>
        <dt>Contact</dt>
        <dd>{form.email}</dd>
        <dt>{isPickup ? LABELS.yourAddress : LABELS.deliverTo}</dt>
        <dd>
          {form.firstName} {form.lastName}, {form.address1}
          {form.address2 ? `, ${form.address2}` : ""}, {form.city}, {form.state} {form.postalCode}
        </dd>
        <dt>Bill to</dt>
        <dd>
          {form.isBillingShippingSame
            ? "Same address"
            : `${form.billingFirstName} ${form.billingLastName}, ${form.billingAddress1}, ${form.billingCity}, ${form.billingState} ${form.billingPostalCode}`}
        </dd>
      </Facts>
    </Card>
  );
}

const Head = styled("div")({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "var(--s3)",
  h2: { fontSize: "var(--lg)" },
  a: { display: "inline-block", lineHeight: "44px" },
});
