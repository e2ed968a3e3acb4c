/** Opens the third-party chat and shows the result; plain elements, as in ../chat-box.tsx. */
import { useEffect, useRef, useState } from "react";
import type { HostedChat } from "#contract/chat/hosted/providers";
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { chatLook } from "../chat-look";

interface HostedBoxProps {
  readonly hosted: HostedChat;
  readonly onOpened?: () => void;
}

export function HostedBox({ hosted, onOpened }: HostedBoxProps) {
  const [phase, setPhase] = useState<"opening" | "open" | "failed">("opening");
  const isMounted = useRef(false);
  const open = () => {
    setPhase("opening");
    // A separate chunk: its session code is not needed by a shop with its own chat.
    const opened = import("./enter-chat").then(({ enterChat }) => enterChat(hosted));
    opened.then(
      () => {
        if (!isMounted.current) return;
        setPhase("open");
        onOpened?.();
      },
      () => isMounted.current && setPhase("failed"),
    );
  };
  const begin = useRef(open);
  useEffect(() => {
    isMounted.current = true;
    begin.current();
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (
    <div className="chat-box">
      <style>{chatLook}</style>
      <p role="status">
        {phase === "opening" ? MESSAGES.chat.opening : phase === "open" ? MESSAGES.chat.isBeside : ""}
      </p>
      {phase === "failed" && (
        <p role="alert">
          {MESSAGES.chat.unreachable} <a href={ROUTES.contact}>{LABELS.contactUs}</a>
        </p>
      )}
      {phase !== "opening" && (
        <button type="button" className="btn" onClick={open}>
          {phase === "failed" ? LABELS.tryAgain : "Open chat"}
        </button>
      )}
    </div>
  );
}
