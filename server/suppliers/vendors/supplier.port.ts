/** The one interface to ordering at every supplier; orders know nothing of any supplier beyond it. */
import type { Address } from "../../orders/reading/order.port";

export interface SupplierLine {
  /** Id of the order's item; the supplier reports under it. */
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/** The items to order, and their destination. */
export interface SupplierPurchase {
  /** The number people read. */
  readonly orderNumber: string;
  readonly lines: readonly SupplierLine[];
  readonly email: string;
  readonly address: Address;
  /** The store it is picked up at; null: it is sent to the address. */
  readonly storeId: string | null;
}

/** How an item stands at the supplier; UNKNOWN is a word we cannot map, which changes nothing. */
export type ReportedState =
  "RECEIVED" | "DELAYED" | "SHIPPED" | "READY" | "HANDED_OVER" | "CANCELLED" | "RETURNED" | "UNKNOWN";

export interface ReportedItem {
  readonly itemId: string;
  readonly state: ReportedState;
  /** The supplier's own. */
  readonly word: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** Always https. */
  readonly trackingUrl: string | null;
  /** YYYY-MM-DD */
  readonly estimatedOn: string | null;
}

/** How a supplier's API is reached. */
export interface SupplierAccess {
  /** Address of the API, no slash at the end. */
  readonly url: string;
  /** By the names they have in the supplier's row (contract/suppliers/suppliers.ts). */
  readonly keys: Readonly<Record<string, string>>;
  /** For the whole of one call; the adapter's own when left out. */
  readonly timeoutMs?: number;
}

export interface SupplierOrdering {
  /**
   * Orders; the same key orders once.
   * @returns the supplier's number @throws SupplierRefused, SupplierUnavailable: whether it is ordered is unknown
   */
  submitOrder(purchase: SupplierPurchase, key: string): Promise<string>;
  /** How each item stands now. @throws SupplierUnavailable */
  getOrder(partnerOrderId: string): Promise<readonly ReportedItem[]>;
  /** @throws SupplierRefused when it is too late, SupplierUnavailable */
  cancelItem(partnerOrderId: string, itemId: string): Promise<void>;
}

/** The supplier said no. */
export class SupplierRefused extends Error {
  override readonly name = "SupplierRefused";

  /** @param code the supplier's own @param missingSkus what of the order it does not have */
  constructor(
    readonly code: string,
    readonly missingSkus: readonly string[] = [],
  ) {
    super(`The supplier refused: ${code}`);
  }
}

/** No answer that can be used. */
export class SupplierUnavailable extends Error {
  override readonly name = "SupplierUnavailable";
}
