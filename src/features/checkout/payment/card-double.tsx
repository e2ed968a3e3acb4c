/** Card fields of the local sandbox, with the bank's challenge (3-D Secure) in the same frame. */
import { useEffect, useRef, useState } from "react";
import { LABELS } from "#contract/messages";
import { Hint } from "../../../ui/form/field-frame";
import type { PanelProps, PaymentTokens } from "./payment-panel";
import { useVendorFrame } from "./vendor-frame";

export function CardDouble({ preparation, onReady, onPress }: PanelProps) {
  const waiting = useRef<((tokens: PaymentTokens | null) => void) | null>(null);
  const [isAsked, setAsked] = useState(false);
  const answer = (tokens: PaymentTokens | null) => {
    setAsked(false);
    waiting.current?.(tokens);
    waiting.current = null;
  };
  const frame = useVendorFrame(preparation.widgetUrl ?? "", "Card details", (message) => {
    if (message.type === "token") answer({ token: String(message["nonce"]) });
    if (message.type === "problem") answer(null);
    if (message.type === "submit") onPress();
    if (message.type === "challenge") setAsked(true);
  });
  const { isReady, say, show } = frame;
  useEffect(() => {
    if (!isReady) return undefined;
    onReady(() => {
      show();
      say({ type: "tokenize" });
      return new Promise((resolve) => (waiting.current = resolve));
    });
    return () => {
      // The frame is gone and will not respond: resolves the pending click.
      waiting.current?.(null);
      onReady(null);
    };
  }, [isReady, say, show, onReady]);
  useEffect(() => {
    if (isAsked) show();
  }, [isAsked, show]);
  return (
    <>
      <Hint as="p">{LABELS.cardNumber}</Hint>
      {frame.view}
      <Hint as="p" role="status">
        {isAsked ? "Your bank has a question. Please answer it above to continue." : ""}
      </Hint>
    </>
  );
}
