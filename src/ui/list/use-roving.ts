/**
 * Roving tabindex for a row of controls, such as tabs or a table head. Arrow keys, Home and End move within
 * the row; Tab leaves it.
 */
import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";

const CONTROLS = "a[href], button, input";
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Roving<Row extends HTMLElement> {
  readonly ref: RefObject<Row | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** @param first selector of the initial tab stop, such as the current tab; default: the first control */
export function useRoving<Row extends HTMLElement>(first = ""): Roving<Row> {
  const ref = useRef<Row>(null);
  // Controls may come and go with every render of the row.
  useEffect(() => {
    const controls = controlsOf(ref.current);
    const stop =
      controls.find((control) => control === document.activeElement) ??
      (first === "" ? undefined : controls.find((control) => control.matches(first))) ??
      controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const controls = controlsOf(ref.current);
    const at = controls.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { Home: 0, End: controls.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
    const next = controls[to];
    if (to === at || !next) return;
    event.preventDefault();
    for (const control of controls) control.tabIndex = control === next ? 0 : -1;
    next.focus();
  };
  return { ref, onKeyDown };
}

function controlsOf(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => !control.closest("[popover]"),
  );
}
