/** The order inside the server: one shape from checkout input to database rows. GraphQL has its own shape. */
import type { LeaseState, LeaseStatus } from "#contract/leases/statuses";
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders/orders";
import type { SoldProductRecord } from "../../db/tables/sold-product";

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  /** Two-letter code of the state. */
  readonly state: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Ten digits. */
  readonly phone: string | null;
}

export interface OrderLine {
  readonly productId: string;
  /** The product as sold; later catalogue changes do not affect it. */
  readonly product: SoldProductRecord;
  readonly quantity: number;
  readonly priceCents: number;
  readonly originalPriceCents: number;
  /** Per unit. */
  readonly shippingCents: number;
  readonly partner: string;
  /**
   * Promotion discount on all units of the line, fixed at order time; 0 where a legacy discount covers the
   * whole order.
   */
  readonly discountCents: number;
  /** Promotion discount on the shipping of one unit. */
  readonly shippingOffCents: number;
}

/** The customer and the addresses, sealed as one value. */
export interface OrderCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits, or empty. */
  readonly phone: string;
  readonly shipping: Address;
  readonly billing: Address;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly acceptLanguages: string;
}

/** The items, the buyer and the amounts. */
export interface Purchase {
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** Tax on shipping, in cents; null for orders placed before the column existed. */
  readonly taxOnShippingCents: number | null;
  /** True when the tax is the state rate only, an estimate (MONEY-4). */
  readonly isStateTax: boolean;
  readonly discountCents: number;
  readonly originalPriceCents: number;
  readonly customer: OrderCustomer;
  readonly lines: readonly OrderLine[];
}

/** An amount due: for an order, or for a correction that costs more (ORDER-42). */
export interface Due {
  readonly orderId: string;
  readonly correctionId: string | null;
}

/** A purchase that became an order, as sources of money see it. */
export interface PlacedPurchase extends Purchase {
  /** Cents of the total already paid or covered by a lease; the rest is due another way. */
  readonly leasedCents: number;
  readonly id: string;
  /** Set when the amount due pays a correction. */
  readonly correctionId: string | null;
  /** The public order number. */
  readonly uniqueId: string;
}

/** The purchase to pay now: the order, or its correction. */
export interface PurchaseDue extends PlacedPurchase {
  /** End of the stock hold; null without a hold. */
  readonly heldUntil: Date | null;
}

export interface ItemRecord extends OrderLine {
  readonly id: string;
  readonly status: ItemStatus;
  /** Staff bought the item outside the shop's supplier ordering. */
  readonly isBoughtByHand: boolean;
  readonly partnerOrderId: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shipMethod: string | null;
  readonly estimatedDeliveryAt: string | null;
  readonly shippedAt: string | null;
  /** When it was delivered or picked up. */
  readonly deliveredAt: string | null;
}

/** Money of an order for display, from any source. */
export interface PaymentRecord {
  readonly gatewayType: string;
  readonly gatewayName: string;
  readonly transactionId: string | null;
  readonly state: string;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  /** Pending refunds, including manual ones. */
  readonly returningCents: number;
  /** Cents approved by the lessor of a lease. */
  readonly approvedCents?: number | null;
}

/** The lease that pays, or was meant to pay, an order. */
export interface OrderLeaseRecord {
  readonly applicationId: string;
  readonly applicationStatus: LeaseStatus;
  readonly approvedCents: number | null;
  /** ISO 8601, as all times here. */
  readonly approvedAt: string | null;
  readonly state: LeaseState;
  readonly cents: number;
  /** Empty until a lessor has answered. */
  readonly lessorName: string;
  /** The lessor's stored name. */
  readonly lessor: string | null;
  readonly isSigned: boolean;
  readonly signatureUrl: string | null;
  readonly signUntil: string | null;
  readonly signedAt: string | null;
  readonly fundedCents: number | null;
  readonly lenderTakeCents: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A refund that must be made manually at the vendor. */
export interface ManualRefundRecord {
  readonly id: string;
  readonly amountCents: number;
  readonly gatewayType: string;
  readonly gatewayName: string;
  /** Transaction of the refunded payment. */
  readonly transactionId: string | null;
  readonly reason: string;
  readonly at: string;
}

export interface EventRecord {
  readonly id: string;
  readonly type: OrderEventType;
  readonly at: string;
  /** User name, or a word such as "System". */
  readonly actor: string;
  readonly summary: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Free text, for staff. */
  readonly note: string | null;
}

/** The changes a correction makes to an order. */
export interface CorrectionPlan {
  /** Lines whose quantity changes; 0 removes the line. */
  readonly changed: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly added: readonly OrderLine[];
  readonly sums: Omit<Purchase, "customer" | "lines">;
  readonly shipping: Address | null;
  readonly billing: Address | null;
}

/** A correction that raises an order's total; applied once the difference is paid (ORDER-42). */
export interface CorrectionRecord {
  readonly id: string;
  readonly state: "WAITING" | "APPLIED" | "LAPSED" | "WITHDRAWN";
  readonly totalBeforeCents: number;
  readonly totalCents: number;
  readonly dueCents: number;
  /** User name of the staff member. */
  readonly requestedBy: string;
  readonly createdAt: string;
  readonly heldUntil: string;
  /** Null once the correction is closed. */
  readonly plan: CorrectionPlan | null;
}

/** One promotion's discount on an order when it was placed. */
export interface OrderPromotion {
  readonly code: string;
  readonly label: string;
  readonly goodsOffCents: number;
  readonly shippingOffCents: number;
  /** Price of the eligible items; 0 where the discount is not fixed to units. */
  readonly ofCents: number;
  /** Whether a budget caps the promotion's total discount; absent before the order is placed. */
  readonly hasBudget?: boolean;
}

/** A placed order with all its data. */
export interface OrderRecord extends Omit<PlacedPurchase, "correctionId"> {
  /** The latest correction. */
  readonly correction: CorrectionRecord | null;
  readonly userId: string | null;
  /** User name of the account; null for a guest. */
  readonly username: string | null;
  /** User name, or "guest". */
  readonly submittedBy: string;
  /** User name of the staff member who took the phone order; null for customer orders. */
  readonly placedBy: string | null;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  /** The store for pickup. */
  readonly pickupLocation: { readonly id: string; readonly name: string; readonly address: string } | null;
  readonly affiliateTakeCents: number | null;
  /** Code of the promotion the customer typed in. */
  readonly promotionCode: string | null;
  /** All promotions applied when it was ordered. */
  readonly promotions: readonly OrderPromotion[];
  readonly attribution: Readonly<Record<string, string>>;
  /** Null for orders placed before rollups existed. */
  readonly firstTouch: Readonly<Record<string, string>> | null;
  readonly rollupId: string | null;
  readonly submittedRollupId: string | null;
  readonly fraudIsChecked: boolean;
  readonly fraudScore: number | null;
  readonly fraudIpDistanceKm: number | null;
  readonly fraudEmailFirstSeen: string | null;
  readonly fraudReasons: readonly string[];
  /** The total at the last fraud check; null when unchecked, or checked before the column existed. */
  readonly fraudCheckedCents: number | null;
  /** The total exceeds the checked amount; another check is due. */
  readonly isFraudCheckPending: boolean;
  readonly lease: OrderLeaseRecord | null;
  readonly reminders: boolean;
  readonly revision: number;
  /** End of the unpaid hold; null without a hold, or while a payment is pending. */
  readonly heldUntil: Date | null;
  readonly submittedAt: Date;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly lines: readonly ItemRecord[];
  /** Latest attempt first. */
  readonly payments: readonly PaymentRecord[];
  readonly manualRefunds: readonly ManualRefundRecord[];
  /** Latest first. */
  readonly history: readonly EventRecord[];
}
