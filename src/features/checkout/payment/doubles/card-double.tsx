/** Card fields of the local sandbox, with the bank's challenge (3-D Secure) in the same frame. */
import { useEffect, useRef, useState } from "react";
import { LABELS } from "#contract/messages";
import { Hint } from "../../../../ui/form/field-frame";
import { FRAME_HEIGHTS } from "../panel-heights";
import type { PanelProps, PaymentTokens } from "../payment-panel";
import { useVendorFrame } from "../vendor-frame";

export function CardDouble({ preparation, onReady, onPress }: PanelProps) {
  const pending = useRef<((tokens: PaymentTokens | null) => void) | null>(null);
  const [isChallenged, setChallenged] = useState(false);
  const answer = (tokens: PaymentTokens | null) => {
    setChallenged(false);
    pending.current?.(tokens);
    pending.current = null;
  };
  const page = { url: preparation.widgetUrl ?? "", title: "Card details", height: FRAME_HEIGHTS.CARD };
  const frame = useVendorFrame(page, (message) => {
    if (message.type === "token") answer({ token: String(message["nonce"]) });
    if (message.type === "problem") answer(null);
    if (message.type === "submit") onPress();
    if (message.type === "challenge") setChallenged(true);
  });
  const { isReady, send: say, show } = frame;
  useEffect(() => {
    if (!isReady) return undefined;
    onReady(() => {
      show();
      say({ type: "tokenize" });
      return new Promise((resolve) => (pending.current = resolve));
    });
    return () => {
      // The frame is gone and will not respond: resolves the pending click.
      pending.current?.(null);
      onReady(null);
    };
  }, [isReady, say, show, onReady]);
  useEffect(() => {
    if (isChallenged) show();
  }, [isChallenged, show]);
  return (
    <>
      <Hint as="p">{LABELS.cardNumber}</Hint>
      {frame.view}
      <Hint as="p" role="status">
        {isChallenged ? "Your bank has a question. Please answer it above to continue." : ""}
      </Hint>
    </>
  );
}
