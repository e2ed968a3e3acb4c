/** Maps an order for its audience: staff-only fields are null for customers. */
import type {
  LeaseDetails,
  ManualRefund,
  Order,
  OrderCorrection,
  OrderEvent,
  OrderItem,
} from "#contract/graphql/generated";
import { toTouch } from "#contract/analytics/attribution";
import { LEASE_LOOKS, LEASE_STATE_LOOKS } from "#contract/leases/statuses";
import { MESSAGES } from "#contract/messages";
import { EVENT_LABELS } from "#contract/orders/orders";
import { listOfNames } from "#contract/promotions/scope";
import { isStaff } from "#contract/staff/roles";
import type { Viewer } from "../../http/session";
import type {
  Address,
  EventRecord,
  ItemRecord,
  ManualRefundRecord,
  OrderLeaseRecord,
  OrderRecord,
} from "./order.port";
import { amountDueOf, changesOf, waitingCorrection } from "./due.rules";
import { hasInvoice } from "./invoice.rules";
import { areAllOnTheirWay } from "./status.rules";
import { mayCustomerCancel, nextStatusesFor } from "./permissions.rules";

/** The order's customer, or staff. */
export type Audience = { readonly kind: "customer" } | { readonly kind: "staff"; readonly viewer: Viewer };

/** Staff with orders.read see every field of every order. */
export function audienceOf(viewer: Viewer | null): Audience {
  if (viewer && isStaff(viewer.role) && viewer.permissions.includes("orders.read")) {
    return { kind: "staff", viewer };
  }
  return { kind: "customer" };
}

export function toOrder(record: OrderRecord, audience: Audience): Order {
  const { customer } = record;
  const { shipping, billing } = customer;
  const isForStaff = audience.kind === "staff";
  const next = isForStaff ? nextStatusesFor(record, audience.viewer) : [];
  return {
    id: record.id,
    uniqueId: record.uniqueId,
    username: record.username,
    submittedBy: isForStaff ? record.submittedBy : publicActor(record.submittedBy, record),
    placedBy: isForStaff ? record.placedBy : null,
    promotionCode: record.promotionCode,
    promotion: listOfNames(record.promotions.map(({ label }) => label)) || null,
    priceMarkupGroupId: isForStaff ? sharedRuleOf(record.lines) : null,
    status: record.status,
    total: record.totalCents,
    amountDue: amountDueOf(record),
    correction: toCorrection(record, audience),
    subTotal: record.subTotalCents,
    shippingCost: record.shippingCents,
    tax: record.taxCents,
    isStateTax: record.isStateTax,
    taxOnShipping: record.taxOnShippingCents,
    discount: record.discountCents,
    originalPrice: record.originalPriceCents,
    lenderTake: isForStaff ? (record.lease?.lenderTakeCents ?? null) : null,
    affiliateTake: isForStaff ? record.affiliateTakeCents : null,
    heldUntil: record.heldUntil?.toISOString() ?? null,
    orderSubmittedDate: record.submittedAt.toISOString(),
    ...attributionOf(record),
    firstTouch: isForStaff ? toTouch(record.firstTouch) : null,
    deliveryType: record.deliveryType,
    pickupLocation: record.pickupLocation,
    billingAddress: addressOf(billing),
    shipFirstName: shipping.firstName,
    shipLastName: shipping.lastName,
    shipAddress1: shipping.address1,
    shipAddress2: shipping.address2,
    shipCity: shipping.city,
    shipState: shipping.state,
    shipPostalCode: shipping.postalCode,
    shipPhone: shipping.phone ?? "",
    fraudIsChecked: isForStaff ? record.fraudIsChecked : null,
    fraudScore: isForStaff ? record.fraudScore : null,
    fraudIpDistanceFromAddress: isForStaff ? record.fraudIpDistanceKm : null,
    fraudEmailFirstSeen: isForStaff ? record.fraudEmailFirstSeen : null,
    fraudReasons: isForStaff ? [...record.fraudReasons] : null,
    isFraudCheckPending: isForStaff ? record.isFraudCheckPending : null,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    shipped: areAllOnTheirWay(record.lines.map(({ status }) => status)),
    lenderSignatureUrl: record.lease?.signatureUrl ?? null,
    ipAddress: isForStaff ? customer.ipAddress : null,
    acceptLanguages: isForStaff ? customer.acceptLanguages : null,
    userAgent: isForStaff ? customer.userAgent : null,
    leaseId: record.lease?.applicationId ?? null,
    createdAt: record.createdAt.toISOString(),
    createdBy: isForStaff ? record.createdBy : publicActor(record.createdBy, record),
    updatedAt: record.updatedAt.toISOString(),
    updatedBy: isForStaff ? record.updatedBy : publicActor(record.updatedBy, record),
    reminders: record.reminders,
    revision: record.revision,
    items: record.lines.map((item) => toItem(item, record.id, audience)),
    paymentDetails: record.payments.map(
      ({ amountCents, paidCents, refundedCents, returningCents, ...payment }) => ({
        ...payment,
        secondaryLeaseId: null,
        approvedLeaseAmount: payment.approvedCents ?? null,
        amount: amountCents,
        paidAmount: paidCents,
        refundedAmount: refundedCents,
        returningAmount: returningCents,
      }),
    ),
    manualRefunds: isForStaff ? record.manualRefunds.map(toManualRefund) : null,
    leaseDetails: record.lease && toLeaseDetails(record, record.lease),
    history: isForStaff
      ? withoutTwins(record.history).map(staffEvent)
      : withoutTwins(record.history).flatMap((event) => customerEvent(event, record)),
    allowedNextStatuses: next,
    hasInvoice: hasInvoice(record),
    canCancel: isForStaff ? next.includes("CANCELLED") : mayCustomerCancel(record.status),
  };
}

function toCorrection(record: OrderRecord, audience: Audience): OrderCorrection | null {
  const correction = waitingCorrection(record);
  if (!correction) return null;
  const { id, dueCents, totalBeforeCents, totalCents, requestedBy } = correction;
  return {
    id,
    due: dueCents,
    totalBefore: totalBeforeCents,
    total: totalCents,
    payBy: new Date(correction.heldUntil).toISOString(),
    requestedAt: new Date(correction.createdAt).toISOString(),
    requestedBy: audience.kind === "staff" ? requestedBy : publicActor(requestedBy, record),
    changes: changesOf(correction, record.lines),
  };
}

function toLeaseDetails(order: OrderRecord, lease: OrderLeaseRecord): LeaseDetails {
  return {
    id: lease.applicationId,
    orderId: order.id,
    statusName: LEASE_LOOKS[lease.applicationStatus].label,
    username: order.username ?? "guest",
    approvedAmount: lease.approvedCents,
    approvedAt: isoTime(lease.approvedAt),
    leaseState: lease.state,
    leaseStateName: LEASE_STATE_LOOKS[lease.state].label,
    leasedAmount: lease.cents,
    lessorName: lease.lessorName,
    leasingCompanyId: lease.lessor,
    contractSigned: lease.isSigned,
    signatureUrl: lease.signatureUrl,
    signUntil: isoTime(lease.signUntil),
    fundedAmount: lease.fundedCents,
    createdAt: new Date(lease.createdAt).toISOString(),
    updatedAt: new Date(lease.updatedAt).toISOString(),
  };
}

function toManualRefund({ amountCents, at, ...refund }: ManualRefundRecord): ManualRefund {
  return { ...refund, amount: amountCents, at: new Date(at).toISOString() };
}

function attributionOf({ attribution, rollupId, submittedRollupId }: OrderRecord) {
  const of = (name: string) => attribution[name] ?? null;
  return {
    affiliateId: of("aid"),
    subAffiliateId: of("sid"),
    clickHash: of("clickHash"),
    rollupId,
    submittedRollupId,
    facebookClickId: of("fbclid"),
    googleClickId: of("gclid"),
    utmSource: of("utm_source"),
    utmMedium: of("utm_medium"),
    utmCampaign: of("utm_campaign"),
  };
}

function addressOf(address: Address): Order["billingAddress"] {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone } = address;
  return { firstName, lastName, address1, address2, city, state, postalCode, phone: phone ?? "" };
}

/** The price rule shared by all items; null when rules differ or are missing (PRICING-11). */
function sharedRuleOf(lines: readonly ItemRecord[]): string | null {
  const [rule, ...others] = new Set(lines.map(({ product }) => product.priceMarkupGroupId ?? null));
  return others.length === 0 ? (rule ?? null) : null;
}

function toItem(item: ItemRecord, orderId: string, audience: Audience): OrderItem {
  const { product, priceCents, originalPriceCents, shippingCents, discountCents, shippingOffCents, ...rest } =
    item;
  const { estimatedDeliveryAt, shippedAt, deliveredAt, ...same } = rest;
  return {
    ...product,
    ...same,
    attributes: product.attributes ?? [],
    condition: product.condition ?? null,
    priceMarkupGroupId: audience.kind === "staff" ? (product.priceMarkupGroupId ?? null) : null,
    isBoughtByHand: audience.kind === "staff" ? item.isBoughtByHand : null,
    orderId,
    size: product.size ?? null,
    price: priceCents,
    originalPrice: originalPriceCents,
    discount: discountCents,
    shippingDiscount: shippingOffCents,
    shippingCost: shippingCents,
    estimatedDeliveryDate: isoTime(estimatedDeliveryAt),
    shippedDate: isoTime(shippedAt),
    deliveredDate: isoTime(deliveredAt),
    shippingCarrier: item.carrier,
    subTotal: priceCents * item.quantity,
    totalShippingCost: shippingCents * item.quantity,
    total: (priceCents + shippingCents) * item.quantity,
  };
}

function isoTime(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

/** A lease that moves its order writes two entries with one summary; the lease's says more. */
function withoutTwins(history: readonly EventRecord[]): readonly EventRecord[] {
  const moves = history.filter(({ type, after }) => type === "LEASE_DETAILS_UPDATED" && after !== null);
  const leaseSummaries = new Set(moves.map(({ summary }) => summary));
  return history.filter(({ type, summary }) => type !== "STATUS_CHANGED" || !leaseSummaries.has(summary));
}

function staffEvent({ id, type, at, actor, before, after, note, ...event }: EventRecord): OrderEvent {
  const summary = note ? `${event.summary}: ${note}` : event.summary;
  return { id, type, at: new Date(at).toISOString(), actor, summary, before, after };
}

/** Hidden from customers: staff notes, fraud risk, and decline reasons. */
const FOR_STAFF_ONLY: readonly OrderEvent["type"][] = [
  "CUSTOM_NOTES",
  "PHONE_CALL",
  "EMAIL_CONVERSATION",
  "FRAUD_CHECK_UPDATED",
  "PAYMENT_DETAILS_UPDATED",
];

const PUBLIC_SUMMARIES: Readonly<Partial<Record<OrderEvent["type"], string>>> = {
  STATUS_CHANGED: EVENT_LABELS.STATUS_CHANGED,
  CANCELLED: MESSAGES.orders.summaryOfCancelled,
};

/**
 * Messages exchanged with lessors or suppliers that change no status. A leased amount reduced for removed
 * items changes no status either, but customers see it.
 */
function isBetweenBusinesses({ type, actor, after }: EventRecord): boolean {
  if (after !== null) return false;
  return type === "SHIPMENT_DETAILS_UPDATED" || (type === "LEASE_DETAILS_UPDATED" && actor === "System");
}

function customerEvent(event: EventRecord, record: OrderRecord): OrderEvent[] {
  const { id, type, before, after } = event;
  if (FOR_STAFF_ONLY.includes(type) || isBetweenBusinesses(event)) return [];
  return [
    {
      id,
      type,
      before,
      after,
      at: new Date(event.at).toISOString(),
      actor: publicActor(event.actor, record),
      summary: PUBLIC_SUMMARIES[type] ?? event.summary,
    },
  ];
}

/** Hides the names of staff from customers. */
function publicActor(actor: string, { username }: OrderRecord): string {
  return ["System", "Customer", "guest", username].includes(actor) ? actor : "Customer support";
}
