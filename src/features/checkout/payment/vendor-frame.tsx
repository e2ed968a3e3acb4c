/** A gateway's page in a frame of the gateway's origin; messages are exchanged with that origin only. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { LABELS, MESSAGES } from "#contract/messages";
import { Button } from "../../../ui/actions/button";
import { Bad } from "../../../ui/parts/verdict";

/** A message of the frame: its type, and its data. */
export type FrameMessage = Readonly<Record<string, unknown>> & { readonly type: string };

export interface VendorFrame {
  readonly view: ReactNode;
  readonly isReady: boolean;
  send(message: FrameMessage): void;
  /** Scrolls the frame into view. */
  show(): void;
}

/** A frame without a message after this time counts as broken. */
const PATIENCE_MS = 15_000;
const MAX_HEIGHT = 900;

interface FramedPage {
  /** The shop's origin is added. */
  readonly url: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** px until the page reports its own. */
  readonly height: number;
}

/** @param receive receives every message but "ready" and "resize" */
export function useVendorFrame(
  { url, title, height: firstHeight }: FramedPage,
  receive: (message: FrameMessage) => void,
): VendorFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const [isReady, setReady] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const listener = useRef(receive);
  useEffect(() => {
    listener.current = receive;
  });
  const { src, origin } = addressOf(url);

  useEffect(() => {
    const onMessage = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow || !isMessage(data)) return;
      if (data.type === "ready") setReady(true);
      else if (data.type === "resize") setHeight(heightOf(data["height"]) ?? firstHeight);
      else listener.current(data);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [origin, firstHeight]);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setSilent(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, attempt]);

  const send = useCallback(
    (message: FrameMessage) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  );
  const show = useCallback(() => frame.current?.scrollIntoView?.({ block: "center" }), []);
  const retry = () => {
    setSilent(false);
    setAttempt(attempt + 1);
  };
  const view =
    isSilent && !isReady ? (
      <div role="alert">
        <Bad>{MESSAGES.checkout.gatewayDown}</Bad>
        <Button variant="text" onClick={retry}>
          {LABELS.tryAgain}
        </Button>
      </div>
    ) : (
      <Frame key={attempt} ref={frame} src={src} title={title} style={{ height }} aria-busy={!isReady} />
    );
  return { view, isReady, send, show };
}

function addressOf(url: string): { readonly src: string; readonly origin: string } {
  const address = new URL(url);
  address.searchParams.set("origin", window.location.origin);
  return { src: address.href, origin: address.origin };
}

function isMessage(data: unknown): data is FrameMessage {
  return typeof data === "object" && data !== null && typeof (data as { type?: unknown }).type === "string";
}

function heightOf(height: unknown): number | null {
  return typeof height === "number" && height > 0 ? Math.min(Math.ceil(height), MAX_HEIGHT) : null;
}

/** Vendors' pages are designed for a white background. */
const Frame = styled("iframe")({
  display: "block",
  width: "100%",
  border: 0,
  borderRadius: "var(--r-sm)",
  background: "#fff",
  colorScheme: "light",
});
