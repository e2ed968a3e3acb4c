/** Klarna's widget in the local sandbox. */
import { useEffect, useRef, useState } from "react";
import { NotApproved } from "../not-approved";
import { FRAME_HEIGHTS } from "../panel-heights";
import type { PanelProps, PaymentTokens } from "../payment-panel";
import { useVendorFrame } from "../vendor-frame";

export function KlarnaDouble({ preparation, purchase, onReady }: PanelProps) {
  const pending = useRef<((tokens: PaymentTokens | null) => void) | null>(null);
  const [isRefused, setRefused] = useState(false);
  const page = { url: preparation.widgetUrl ?? "", title: "Klarna", height: FRAME_HEIGHTS.KLARNA };
  const frame = useVendorFrame(page, (message) => {
    if (message.type !== "authorized") return;
    const token = message["approved"] === true ? message["authorizationToken"] : null;
    setRefused(typeof token !== "string");
    pending.current?.(typeof token === "string" ? { token } : null);
    pending.current = null;
  });
  const { isReady, send: say } = frame;
  const { email } = purchase;
  useEffect(() => {
    if (!isReady) return undefined;
    onReady(() => {
      say({ type: "authorize", ...(email ? { email } : {}) });
      return new Promise((resolve) => (pending.current = resolve));
    });
    return () => {
      pending.current?.(null);
      onReady(null);
    };
  }, [isReady, say, email, onReady]);
  return (
    <>
      {frame.view}
      {isRefused && <NotApproved />}
    </>
  );
}
