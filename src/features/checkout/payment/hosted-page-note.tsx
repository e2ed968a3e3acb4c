/** Note for a vendor with a hosted page: no input here. */
import { useEffect } from "react";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import type { PanelProps } from "./payment-panel";

export function HostedPageNote({ preparation: { method }, onReady }: PanelProps) {
  useEffect(() => {
    onReady(async () => ({}));
    return () => onReady(null);
  }, [onReady]);
  const page = method === "LEASE" ? undefined : VENDOR_METHODS[method].page;
  return (
    <p>
      We'll place your order and take you to {page ?? "the payment processor's page"}. You'll come back here
      afterward.
    </p>
  );
}
