/** Sources of the payment vendors' scripts and frames, allowed on checkout pages only. */
import type { VendorPolicy } from "#contract/payments/vendors/payment-vendor";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";

/**
 * @param sandboxUrl address of the sandboxes, if any; each vendor is configured separately
 * @param otherFrames frame sources that vendors embed without declaring them, such as a bank's page
 */
export function paymentPolicy(sandboxUrl: string | null, otherFrames: readonly string[]): VendorPolicy {
  const policies = PAYMENT_VENDORS.flatMap(({ policy }): VendorPolicy[] => (policy ? [policy] : []));
  const of = (what: keyof VendorPolicy) => [...new Set(policies.flatMap((policy) => policy[what]))];
  const doubles = sandboxUrl === null ? [] : [new URL(sandboxUrl).origin];
  return {
    scripts: of("scripts"),
    frames: [...of("frames"), ...otherFrames, ...doubles],
    connections: of("connections"),
    pictures: of("pictures"),
  };
}
