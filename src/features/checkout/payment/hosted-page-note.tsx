/** A gateway with a page of its own: nothing to fill in here. */
import { useEffect } from "react";
import type { PanelProps } from "./payment-panel";

export function HostedPageNote({ onReady }: PanelProps) {
  useEffect(() => {
    onReady(async () => ({}));
    return () => onReady(null);
  }, [onReady]);
  return (
    <p>
      We place your order and take you to the page of Coinbase, where you choose a coin and pay. You come back
      here when it is done.
    </p>
  );
}
