/** Google's button and sheet of the local double. */
import { useState } from "react";
import { PAYMENT_METHOD_LABELS } from "#contract/checkout";
import { Hint } from "../../../ui/form/field-frame";
import type { PanelProps } from "./payment-panel";
import { useVendorFrame } from "./vendor-frame";

export function GooglePayDouble({ preparation, onTokens }: PanelProps) {
  const [isCancelled, setCancelled] = useState(false);
  const frame = useVendorFrame(preparation.widgetUrl ?? "", PAYMENT_METHOD_LABELS.GOOGLE_PAY, (message) => {
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
