/** What all sides of the shop know of a payment vendor; its adapter is server/payments/vendors/<vendor>/. */

/** A way to pay, as the page and the checkout know it. */
export interface VendorMethod {
  /** What a person reads. */
  readonly label: string;
  /** What a person reads below the label. */
  readonly hint?: string;
  /** Name of the argument that carries what the vendor's frame or widget answers; null: the vendor has a page of its own. */
  readonly token: string | null;
  /** How long an order keeps its goods while it waits for this payment (CHECKOUT-10). */
  readonly holdMinutes: number;
  /** Coins cannot be sent back by the vendor: a person sends them from the shop's wallet there. Null: takes no coins. */
  readonly wallet: { readonly vendor: string; readonly name: string } | null;
  /** Where the customer is taken to pay, in a sentence of the shop's own; none: the method has a panel that says it. */
  readonly page?: string;
}

/** What a vendor's scripts and frames may do on the pages of the checkout, as its own page on policies lists it. */
export interface VendorPolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

export interface PaymentVendor {
  /** The comment in .env.example: what the vendor is for, and what the shop's operator enters there. */
  readonly about: string;
  /** Its name in rows. In small letters it names its webhook (/webhooks/acme) and its local double (sandbox/payments/acme/). */
  readonly type: string;
  /** Variables of the environment its keys are read from: all are set, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** What the local double takes for these keys. They open nothing but the double. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /** The vendor's test environment: the variable that chooses it, and the vendor's name for it beside "production". */
  readonly environment: { readonly variable: string; readonly test: string } | null;
  /** Null: the customer leaves for the vendor's page. */
  readonly policy: VendorPolicy | null;
}
