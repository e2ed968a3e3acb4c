/** Google's button and sheet in the local sandbox. */
import { useState } from "react";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { Hint } from "../../../ui/form/field-frame";
import type { PanelProps } from "./payment-panel";
import { useVendorFrame } from "./vendor-frame";

export function GooglePayDouble({ preparation, onTokens }: PanelProps) {
  const [isCancelled, setCancelled] = useState(false);
  const frame = useVendorFrame(preparation.widgetUrl ?? "", VENDOR_METHODS.GOOGLE_PAY.label, (message) => {
    setCancelled(message.type === "cancelled");
    if (message.type === "token") onTokens({ token: String(message["nonce"]) });
  });
  return (
    <>
      {frame.view}
      <Hint as="p" role="status">
        {isCancelled ? "Google Pay was closed. Nothing was charged." : ""}
      </Hint>
    </>
  );
}
