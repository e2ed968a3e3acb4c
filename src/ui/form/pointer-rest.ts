/** When it is safe to move things on a page. */
import { useEffect, useRef } from "react";

/**
 * @returns a function that runs something once no button of a pointer is held down. A message that appears while
 * someone presses a button would move that button away from under the pointer, and the press would be lost.
 */
export function usePointerRest(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      const due = waiting.current.splice(0);
      // The click follows the release in the same task.
      if (due.length > 0) setTimeout(() => due.forEach((run) => run()), 0);
    };
    const releases = ["pointerup", "pointercancel", "dragend"] as const;
    document.addEventListener("pointerdown", press, true);
    releases.forEach((type) => document.addEventListener(type, release, true));
    return () => {
      document.removeEventListener("pointerdown", press, true);
      releases.forEach((type) => document.removeEventListener(type, release, true));
    };
  }, []);
  return (run) => {
    if (isDown.current) waiting.current.push(run);
    else setTimeout(run, 0);
  };
}
