/** A payment vendor as server, storefront and sandbox know it; its adapter is server/payments/vendors/<vendor>/. */

/** A payment method as page and checkout know it. */
export interface VendorMethod {
  /** Label in the checkout. */
  readonly label: string;
  /** Hint below the label. */
  readonly hint?: string;
  /** Name of the argument that carries the token of the vendor's frame or widget; null: the vendor has its own page. */
  readonly token: string | null;
  /** How long an order holds its goods while this payment is pending (CHECKOUT-10). */
  readonly holdMinutes: number;
  /** Coins cannot be sent back by the vendor: a person sends them from the shop's wallet there. Null: takes no coins. */
  readonly wallet: { readonly vendor: string; readonly name: string } | null;
  /** Where the customer is taken to pay, in a sentence of the shop's own; none: the method has a panel that says it. */
  readonly page?: string;
}

/** Sources the vendor's scripts and frames need in the Content-Security-Policy, as its documentation lists them. */
export interface VendorPolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

export interface PaymentVendor {
  /** Comment in .env.example: what the vendor is for, and what an operator enters. */
  readonly about: string;
  /** Stored name. In lower case it names its webhook (/webhooks/acme) and its sandbox (sandbox/payments/acme/). */
  readonly type: string;
  /** Environment variables of its keys: all are set, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys the sandbox accepts. They open nothing else. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /**
   * Variable that selects the vendor's environment, and the vendor's name for its test environment beside
   * "production".
   */
  readonly environment: { readonly variable: string; readonly test: string } | null;
  /** Null: the customer pays on the vendor's own page. */
  readonly policy: VendorPolicy | null;
}
