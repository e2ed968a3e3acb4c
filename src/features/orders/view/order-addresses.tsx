/** Delivery and billing addresses of the order. */
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { DELIVERY_LABELS } from "#contract/orders/orders";
import { formatPhone } from "../../../lib/phone";

export function OrderAddresses({ order }: { readonly order: WholeOrderFragment }) {
  const { billingAddress, deliveryType, pickupLocation } = order;
  const delivery = {
    firstName: order.shipFirstName,
    lastName: order.shipLastName,
    address1: order.shipAddress1,
    address2: order.shipAddress2,
    city: order.shipCity,
    state: order.shipState,
    postalCode: order.shipPostalCode,
    phone: order.shipPhone,
  };
  return (
    <Card component="section" aria-labelledby="order-addresses">
      <h3 id="order-addresses">{DELIVERY_LABELS[deliveryType]}</h3>
      {pickupLocation && (
        <p>
          <strong>{pickupLocation.name}</strong>, {pickupLocation.address}
        </p>
      )}
      <Addresses>
        <Address title={deliveryType === "DELIVERY_PICKUP" ? "Picked up by" : "Delivered to"} of={delivery} />
        <Address title={LABELS.billedTo} of={billingAddress} />
      </Addresses>
      <p className="muted">
        {order.email}
        {order.phone && `, ${formatPhone(order.phone)}`}
      </p>
    </Card>
  );
}

interface AddressProps {
  readonly title: string;
  readonly of: WholeOrderFragment["billingAddress"];
}

function Address({ title, of }: AddressProps) {
  return (
    <address>
      <h4>{title}</h4>
      <p>
        {of.firstName} {of.lastName}
      </p>
      <p>{of.address1}</p>
      {of.address2 && <p>{of.address2}</p>}
      <p>
        {of.city}, {of.state} {of.postalCode}
      </p>
      {of.phone && <p className="muted">{formatPhone(of.phone)}</p>}
    </address>
  );
}

const Addresses = styled("div")({
  display: "grid",
  gap: "var(--s4)",
  address: { fontStyle: "normal" },
  h4: { margin: "0 0 var(--s1)", color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 600 },
  "@media (min-width: 480px)": { gridTemplateColumns: "1fr 1fr" },
});
