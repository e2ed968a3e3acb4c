/** The cart's note about an order that was put back (LEASE-67). */
import { useEffect, useRef, useState } from "react";
import type { CameBack } from "../../client/account-cart/put-order-in-cart";
import { Notice } from "../../ui/parts/notice";

export function RestoredOrderNotice() {
  const [sentences] = useState(readSentences);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const [first, ...changes] = sentences;
  if (!first) return null;
  return (
    <Notice role="status" tabIndex={-1} ref={notice} sx={{ marginBottom: "var(--s5)" }}>
      <p>{first}</p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function readSentences(): readonly string[] {
  const state = window.history.state as Partial<CameBack> | null;
  return Array.isArray(state?.sentences)
    ? state.sentences.filter((sentence) => typeof sentence === "string")
    : [];
}
