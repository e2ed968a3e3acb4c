/** Polls while work is in progress and the page is visible. */
import { useEffect, useEffectEvent } from "react";
import type { RestAnswer } from "./use-rest-answer";

const LOOK_MS = 1_000;

export function useLookingAgain(answer: RestAnswer<unknown>, isGoingOn: boolean): void {
  const look = useEffectEvent(() => {
    if (!document.hidden && !answer.isLoading) answer.refresh();
  });
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      // Fetches the final state.
      look();
    };
  }, [isGoingOn]);
}
