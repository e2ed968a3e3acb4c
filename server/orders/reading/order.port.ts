/** An order inside the server: one shape from a checkout's input to the rows and back. GraphQL has its own. */
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
  /** The product as it was sold; later changes of the catalogue do not change it. */
  readonly product: SoldProductRecord;
  readonly quantity: number;
  readonly priceCents: number;
  readonly originalPriceCents: number;
  /** For one piece. */
  readonly shippingCents: number;
  readonly partner: string;
  /** What the promotion took off all its pieces, fixed when it was ordered; 0 where an old discount is of the whole order. */
  readonly discountCents: number;
  /** What it took off the shipping of one piece. */
  readonly shippingOffCents: number;
}

/** The customer and the addresses; sealed as one value. */
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
  /** The part of the tax that is on the shipping; null in orders from before it was stored. */
  readonly taxOnShippingCents: number | null;
  /** True: the tax is the state's alone, an estimate (MONEY-4). */
  readonly isStateTax: boolean;
  readonly discountCents: number;
  readonly originalPriceCents: number;
  readonly customer: OrderCustomer;
  readonly lines: readonly OrderLine[];
}

/** An amount due: of an order, or of a correction that costs more (ORDER-42). */
export interface Due {
  readonly orderId: string;
  readonly correctionId: string | null;
}

/** A purchase that has become an order, as sources of money see it. */
export interface PlacedPurchase extends Purchase {
  /** Cents of the total that a lease pays, or that are paid already; the rest is due another way. */
  readonly leasedCents: number;
  readonly id: string;
  /** Set when the rest pays a correction of the order. */
  readonly correctionId: string | null;
  /** The number people read. */
  readonly uniqueId: string;
}

/** The purchase to pay now: the order, or a correction of it. */
export interface PurchaseDue extends PlacedPurchase {
  /** Until when its goods are held; null: they are not. */
  readonly heldUntil: Date | null;
}

export interface ItemRecord extends OrderLine {
  readonly id: string;
  readonly status: ItemStatus;
  /** Staff bought it another way than at its supplier through the shop. */
  readonly isBoughtByHand: boolean;
  readonly partnerOrderId: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shipMethod: string | null;
  readonly estimatedDeliveryAt: string | null;
  readonly shippedAt: string | null;
  /** When it arrived, or was picked up. */
  readonly deliveredAt: string | null;
}

/** Money of an order for display, whatever its source. */
export interface PaymentRecord {
  readonly gatewayType: string;
  readonly gatewayName: string;
  readonly transactionId: string | null;
  readonly state: string;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  /** On its way back, or waiting for a person. */
  readonly returningCents: number;
  /** Cents a lease's lessor approved. */
  readonly approvedCents?: number | null;
}

/** The lease an order is paid by, or was to be. */
export interface OrderLeaseRecord {
  readonly applicationId: string;
  readonly applicationStatus: LeaseStatus;
  readonly approvedCents: number | null;
  /** ISO 8601, as all times here. */
  readonly approvedAt: string | null;
  readonly state: LeaseState;
  readonly cents: number;
  /** Empty while no lessor has answered. */
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

/** Money that a person has to give back, at the vendor. */
export interface ManualRefundRecord {
  readonly id: string;
  readonly amountCents: number;
  readonly gatewayType: string;
  readonly gatewayName: string;
  /** The transaction of the payment it belongs to. */
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
  /** In a person's own words; for staff. */
  readonly note: string | null;
}

/** The changes a correction makes to an order. */
export interface CorrectionPlan {
  /** Lines whose quantity changes; 0: it is removed. */
  readonly changed: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly added: readonly OrderLine[];
  readonly sums: Omit<Purchase, "customer" | "lines">;
  readonly shipping: Address | null;
  readonly billing: Address | null;
}

/** A correction that makes an order cost more, made once the difference is paid (ORDER-42). */
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
  /** Null when it no longer waits. */
  readonly plan: CorrectionPlan | null;
}

/** What one promotion took off an order when it was placed. */
export interface OrderPromotion {
  readonly code: string;
  readonly label: string;
  readonly goodsOffCents: number;
  readonly shippingOffCents: number;
  /** What the goods it is for cost; 0 where its discount is not fixed to pieces. */
  readonly ofCents: number;
  /** It may take off only so much of all orders together; left out before the order is placed. */
  readonly hasBudget?: boolean;
}

/** A placed order, whole. */
export interface OrderRecord extends Omit<PlacedPurchase, "correctionId"> {
  /** The latest one. */
  readonly correction: CorrectionRecord | null;
  readonly userId: string | null;
  /** User name of its account; null for a guest's order. */
  readonly username: string | null;
  /** User name, or "guest". */
  readonly submittedBy: string;
  /** User name of the staff member who took it by telephone; null when the customer placed it. */
  readonly takenBy: string | null;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  /** The store for pickup. */
  readonly pickupLocation: { readonly id: string; readonly name: string; readonly address: string } | null;
  readonly affiliateTakeCents: number | null;
  /** Of the promotion whose code was typed in. */
  readonly promotionCode: string | null;
  /** All that counted when it was ordered. */
  readonly promotions: readonly OrderPromotion[];
  readonly attribution: Readonly<Record<string, string>>;
  /** Null in orders from before rollups. */
  readonly firstTouch: Readonly<Record<string, string>> | null;
  readonly rollupId: string | null;
  readonly submittedRollupId: string | null;
  readonly fraudIsChecked: boolean;
  readonly fraudScore: number | null;
  readonly fraudIpDistanceKm: number | null;
  readonly fraudEmailFirstSeen: string | null;
  readonly fraudReasons: readonly string[];
  /** What it cost when it was checked last; null: it was not, or before this was kept. */
  readonly fraudCheckedCents: number | null;
  /** It costs more than was checked, and is to be checked again. */
  readonly isCheckDue: boolean;
  readonly lease: OrderLeaseRecord | null;
  readonly reminders: boolean;
  readonly revision: number;
  /** Until when its goods are held without payment; null: they are not, or money is on its way. */
  readonly heldUntil: Date | null;
  readonly submittedAt: Date;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly lines: readonly ItemRecord[];
  /** The latest attempt first. */
  readonly payments: readonly PaymentRecord[];
  readonly refundsByHand: readonly ManualRefundRecord[];
  /** The latest first. */
  readonly history: readonly EventRecord[];
}
