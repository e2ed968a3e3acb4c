/** Scrolls along with the end of a message list, and keeps the position of a user who reads further up. */
import { useEffect, useRef, useState, type RefObject } from "react";

/** Within this distance the user is at the end. */
const NEAR_PX = 48;

interface LogEnd {
  /** The scrolling element. */
  readonly log: RefObject<HTMLDivElement | null>;
  /** A message arrived while the user was further up. */
  readonly hasMore: boolean;
  onScroll(): void;
  toEnd(): void;
}

/** @param received number of visible messages @param own number of the user's own, which scroll to the end */
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
  // An on-screen keyboard or a rotation moves the end away without a message.
  useEffect(() => {
    const onResize = () => void (isAtEnd.current && toEnd());
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
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
