/**
 * A payment vendor as seen by the server, storefront and sandbox; its adapter is
 * server/payments/vendors/<vendor>/.
 */

/** A payment method as seen by pages and the checkout. */
export interface VendorMethod {
  /** Label in the checkout. */
  readonly label: string;
  /** Name within a sentence, such as "cards". */
  readonly inSentence: string;
  /** Hint below the label. */
  readonly hint?: string;
  /** Number of equal payments that the vendor offers; follows the hint, with their amount. */
  readonly parts?: number;
  /** Argument name for the token from the vendor's frame or widget; null if the vendor has a hosted page. */
  readonly token: string | null;
  /** How long an order reserves its items while this payment is pending (CHECKOUT-10). */
  readonly holdMinutes: number;
  /**
   * The vendor cannot refund coins: staff send them from the shop's wallet at the vendor. Null for methods
   * without coins.
   */
  readonly wallet: { readonly vendor: string; readonly name: string } | null;
  /** Where the customer pays, as a sentence. Omitted if the method has a panel that explains itself. */
  readonly page?: string;
}

/** Content-Security-Policy sources for the vendor's scripts and frames, from its documentation. */
export interface VendorPolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

export interface PaymentVendor {
  /** Comment in .env.example that describes the vendor and its settings. */
  readonly about: string;
  /**
   * Stored name. The lowercase form names the webhook (/webhooks/acme) and the sandbox
   * (sandbox/payments/acme/).
   */
  readonly type: string;
  /** Environment variables of the keys: set all or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys of the sandbox only. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /**
   * Variable that selects the vendor's environment, and the name of its test environment; the other is
   * "production".
   */
  readonly environment: { readonly variable: string; readonly test: string } | null;
  /** Null if the customer pays on the vendor's hosted page. */
  readonly policy: VendorPolicy | null;
}
