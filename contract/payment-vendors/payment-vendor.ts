/** What all sides of the shop know of a payment vendor; its adapter is server/payments/vendors/<vendor>/. */

/** A way to pay, as the page and the checkout know it. */
export interface VendorMethod {
  /** What a person reads. */
  readonly label: string;
  /** The argument the vendor's part of the page hands over to pay with; null: the vendor has a page of its own. */
  readonly token: string | null;
}

/** What a vendor's scripts and frames may do on the pages of the checkout, as its own page on policies lists it. */
export interface VendorPolicy {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

export interface PaymentVendor {
  /** In rows; in small letters it is part of the addresses of its webhooks and of its local double. */
  readonly type: string;
  /** Variables of the environment its keys are read from: all are set, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** What the local double takes for these keys. They open nothing but the double. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /** Where the vendor has a place for testing: the variable that says so, and its words beside "production". */
  readonly environment: { readonly variable: string; readonly test: string } | null;
  /** Null: the customer leaves for the vendor's page. */
  readonly policy: VendorPolicy | null;
}
