/**
 * Publishes outcomes of applications and orders when a page learns them from the server. Idempotent: event
 * ids derive from the subject, so repeated reads count once (ANALYTICS-3).
 */
import type { LeaseStandingFragment, PlacedOrderFragment } from "#contract/graphql/generated";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { customerPayment } from "#contract/payments/statuses";
import { track } from "./track";

export function reportApplication(application: LeaseStandingFragment | null | undefined): void {
  if (!application) return;
  const { id, createdAt, status, approvedAt, approvedAmount, leasingCompanyId: lessor } = application;
  track("APPLY", { leaseStep: "sent", lessor }, { name: id, at: createdAt });
  if (status === "APPROVED" && approvedAt) trackApproval(id, approvedAt, lessor, approvedAmount);
}

export function reportOrder(order: PlacedOrderFragment | null | undefined): void {
  if (!order) return;
  const { id, createdAt: at, uniqueId: orderNumber, leaseDetails: lease } = order;
  if (lease?.approvedAt)
    trackApproval(lease.id, lease.approvedAt, lease.leasingCompanyId, lease.approvedAmount);
  if (lease?.contractSigned) {
    const { leasingCompanyId: lessor, leasedAmount: leaseAmount } = lease;
    track("SIGN", { leaseOutcome: "signed", lessor, leaseAmount, orderNumber }, { name: id, at });
  }
  const { customer, money } = ORDER_STATUS_ROWS[order.status];
  // An unsigned lease is not a purchase.
  if (customer.verdict !== "placed" || money.state === "leased") return;
  track(
    "BUY",
    {
      orderNumber,
      orderTotal: order.total,
      orderTax: order.tax,
      orderShipping: order.shippingCost,
      orderItems: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      checkoutMethod: customerPayment(order.paymentDetails)?.gatewayName ?? (lease ? "LEASE" : null),
      checkoutCoupon: order.discount > 0,
    },
    { name: id, at },
  );
}

/**
 * Publishes a return the server has recorded. Leaves out the reason staff wrote, which may name a person.
 * @param pieces quantity of each line
 */
export function reportReturn(orderNumber: string, pieces: readonly { readonly quantity: number }[]): void {
  const returnPieces = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  track("RETURN", { returnPieces, orderNumber });
}

function trackApproval(
  name: string,
  at: string,
  lessor: string | null | undefined,
  leaseAmount: number | null | undefined,
): void {
  track("APPROVE", { leaseOutcome: "approved", lessor, leaseAmount }, { name, at });
}
