/** The single interface to ordering at every supplier; orders depend on nothing else of a supplier. */
import type { Address } from "../../orders/reading/order.port";

export interface SupplierLine {
  /** Id of the order's item, used in the supplier's reports. */
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/** The items to order, and their destination. */
export interface SupplierPurchase {
  /** The public order number. */
  readonly orderNumber: string;
  readonly lines: readonly SupplierLine[];
  readonly email: string;
  readonly address: Address;
  /** The pickup store; null = shipped to the address. */
  readonly storeId: string | null;
}

/** An item's status at the supplier; UNKNOWN is a status without a mapping, which changes nothing. */
export type ReportedState =
  "RECEIVED" | "DELAYED" | "SHIPPED" | "READY" | "HANDED_OVER" | "CANCELLED" | "RETURNED" | "UNKNOWN";

export interface ReportedItem {
  readonly itemId: string;
  readonly state: ReportedState;
  /** The supplier's own status. */
  readonly word: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** Always https. */
  readonly trackingUrl: string | null;
  /** YYYY-MM-DD */
  readonly estimatedOn: string | null;
}

/** Access to a supplier's API. */
export interface SupplierAccess {
  /** Base URL of the API, without a trailing slash. */
  readonly url: string;
  /** By their names in the supplier's row (contract/suppliers/suppliers.ts). */
  readonly keys: Readonly<Record<string, string>>;
  /** Limit of a whole call; defaults to the adapter's own. */
  readonly timeoutMs?: number;
}

export interface SupplierOrdering {
  /**
   * Places an order, once per key.
   * @returns the supplier's order number
   * @throws SupplierRefused, SupplierUnavailable: whether it is ordered is unknown
   */
  submitOrder(purchase: SupplierPurchase, key: string): Promise<string>;
  /**
   * The current status of each item.
   * @throws SupplierUnavailable
   */
  getOrder(partnerOrderId: string): Promise<readonly ReportedItem[]>;
  /** @throws SupplierRefused when it is too late, SupplierUnavailable */
  cancelItem(partnerOrderId: string, itemId: string): Promise<void>;
}

/** The supplier refused. */
export class SupplierRefused extends Error {
  override readonly name = "SupplierRefused";

  /**
   * @param code the supplier's own
   * @param missingSkus SKUs of the order the supplier lacks
   */
  constructor(
    readonly code: string,
    readonly missingSkus: readonly string[] = [],
  ) {
    super(`The supplier refused: ${code}`);
  }
}

/** No usable answer. */
export class SupplierUnavailable extends Error {
  override readonly name = "SupplierUnavailable";
}
