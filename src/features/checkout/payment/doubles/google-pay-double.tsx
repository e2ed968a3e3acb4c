/** Google's button and sheet in the local sandbox. */
import { useState } from "react";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { Hint } from "../../../../ui/form/field-frame";
import { FRAME_HEIGHTS } from "../panel-heights";
import type { PanelProps } from "../payment-panel";
import { useVendorFrame } from "../vendor-frame";

export function GooglePayDouble({ preparation, onTokens }: PanelProps) {
  const [isCancelled, setCancelled] = useState(false);
  const page = {
    url: preparation.widgetUrl ?? "",
    title: VENDOR_METHODS.GOOGLE_PAY.label,
    height: FRAME_HEIGHTS.GOOGLE_PAY,
  };
  const frame = useVendorFrame(page, (message) => {
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
