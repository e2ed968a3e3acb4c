/** The one interface to ordering at every supplier; orders know nothing of any supplier beyond it. */
import type { Address } from "../../orders/reading/order.port";

export interface SupplierLine {
  /** Id of the order's item; the supplier reports under it. */
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/** An order for a supplier. */
export interface SupplierPurchase {
  /** The number people read. */
  readonly orderNumber: string;
  readonly lines: readonly SupplierLine[];
  readonly email: string;
  readonly address: Address;
  /** The store for pickup; null: it is sent to the address. */
  readonly storeId: string | null;
}

/** State of an item at the supplier; UNKNOWN is a status we cannot map, which changes nothing. */
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
  /** Address of the API, no slash at the end. */
  readonly url: string;
  /** By their names in the supplier's row (contract/suppliers.ts). */
  readonly keys: Readonly<Record<string, string>>;
  /** For one whole call; the adapter's own when left out. */
  readonly timeoutMs?: number;
}

export interface SupplierOrdering {
  /**
   * Places an order; the same key orders once.
   * @returns the supplier's number
   * @throws SupplierRefused; SupplierUnavailable: it is unknown whether it was placed
   */
  submitOrder(purchase: SupplierPurchase, key: string): Promise<string>;
  /** The state of each item now. @throws SupplierUnavailable */
  getOrder(partnerOrderId: string): Promise<readonly ReportedItem[]>;
  /** @throws SupplierRefused when it is too late, SupplierUnavailable */
  cancelItem(partnerOrderId: string, itemId: string): Promise<void>;
}

/** The supplier refused. */
export class SupplierRefused extends Error {
  override readonly name = "SupplierRefused";

  /**
   * @param code the supplier's own
   * @param missingSkus parts of the order that the supplier does not have
   */
  constructor(
    readonly code: string,
    readonly missingSkus: readonly string[] = [],
  ) {
    super(`The supplier refuses: ${code}`);
  }
}

/** No usable answer. */
export class SupplierUnavailable extends Error {
  override readonly name = "SupplierUnavailable";
}
