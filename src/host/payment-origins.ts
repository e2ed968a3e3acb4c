/** What the payment vendors' scripts and frames may do on the pages of the checkout, and on no others. */

export interface PolicyAdditions {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

/** As the vendors' own pages on content security policies list them; Cardinal asks the banks (3-D Secure). */
const VENDORS: PolicyAdditions = {
  scripts: [
    "https://js.braintreegateway.com",
    "https://assets.braintreegateway.com",
    "https://songbird.cardinalcommerce.com",
    "https://pay.google.com",
    "https://x.klarnacdn.net",
  ],
  // A bank shows its question on a page of its own, which may have any address.
  frames: ["https:"],
  connections: [
    "https://api.braintreegateway.com",
    "https://api.sandbox.braintreegateway.com",
    "https://client-analytics.braintreegateway.com",
    "https://client-analytics.sandbox.braintreegateway.com",
    "https://payments.braintree-api.com",
    "https://payments.sandbox.braintree-api.com",
    "https://*.cardinalcommerce.com",
    "https://pay.google.com",
    "https://google.com/pay",
    "https://*.klarna.com",
    "https://*.klarnacdn.net",
    "https://*.klarnaevt.com",
  ],
  pictures: [
    "https://assets.braintreegateway.com",
    "https://www.gstatic.com",
    "https://*.klarna.com",
    "https://*.klarnacdn.net",
  ],
};

/** @param sandboxUrl the local doubles' address, when there are any; one vendor may be configured and the next one not */
export function paymentPolicy(sandboxUrl: string | null): PolicyAdditions {
  if (sandboxUrl === null) return VENDORS;
  return { ...VENDORS, frames: [...VENDORS.frames, new URL(sandboxUrl).origin] };
}
