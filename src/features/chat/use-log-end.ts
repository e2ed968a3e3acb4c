/** Follows the end of a list of messages, and leaves who reads further up where they are. */
import { useEffect, useRef, useState, type RefObject } from "react";

/** So near the end one reads the end. */
const NEAR_PX = 48;

interface LogEnd {
  /** Of what scrolls. */
  readonly log: RefObject<HTMLDivElement | null>;
  /** Something came while one read further up. */
  readonly hasMore: boolean;
  onScroll(): void;
  toEnd(): void;
}

/** @param received how many messages are shown @param own how many of them are one's own or being sent: they lead to the end */
export function useLogEnd(received: number, own: number): LogEnd {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasMore, setMore] = useState(false);
  const toEnd = () => {
    isAtEnd.current = true;
    setMore(false);
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  useEffect(toEnd, [own]);
  // A keyboard on the screen, or a phone that is turned, takes the end away without a message.
  useEffect(() => {
    const follow = () => void (isAtEnd.current && toEnd());
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, []);
  useEffect(() => {
    if (isAtEnd.current) toEnd();
    else setMore(true);
  }, [received]);
  return {
    log,
    hasMore,
    toEnd,
    onScroll() {
      const { scrollTop, scrollHeight, clientHeight } = log.current!;
      isAtEnd.current = scrollHeight - clientHeight - scrollTop < NEAR_PX;
      if (isAtEnd.current) setMore(false);
    },
  };
}
