/** What the payment vendors' scripts and frames may do on the pages of the checkout, and on no others. */
import type { VendorPolicy } from "#contract/payment-vendors/payment-vendor";
import { PAYMENT_VENDORS } from "#contract/payment-vendors/payment-vendors";

/** @param sandboxUrl the local doubles' address, when there are any; one vendor may be configured and the next one not */
export function paymentPolicy(sandboxUrl: string | null): VendorPolicy {
  const policies = PAYMENT_VENDORS.flatMap(({ policy }): VendorPolicy[] => (policy ? [policy] : []));
  const of = (what: keyof VendorPolicy) => [...new Set(policies.flatMap((policy) => policy[what]))];
  const doubles = sandboxUrl === null ? [] : [new URL(sandboxUrl).origin];
  return {
    scripts: of("scripts"),
    frames: [...of("frames"), ...doubles],
    connections: of("connections"),
    pictures: of("pictures"),
  };
}
