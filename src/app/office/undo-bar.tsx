/**
 * Undo bar for the last action: visible for five seconds, and longer while hovered, focused or in a hidden
 * tab (WCAG 2.2.1). Keyboard: Ctrl or Cmd and Z outside of text input (STAFF-50).
 */
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { styled } from "@mui/material/styles";
import { undoLast, useUndoable, withdrawUndo } from "../../client/store/undo";
import { isChord, isTypedInto, UNDO_KEY } from "./shortcuts/shortcuts";
import { PHONE } from "../../ui/narrow";

export const UNDO_WITHIN_MS = 5_000;

export function UndoBar() {
  const offer = useUndoable();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isTabVisible = useTabVisible();
  /** The previous focus, restored when the button unmounts. */
  const from = useRef<Element | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  // The button unmounts without pointer or blur events.
  if (!offer && (isPointed || isFocused)) {
    setPointed(false);
    setFocused(false);
  }
  const isHeld = isPointed || isFocused || !isTabVisible;
  useEffect(() => {
    if (!offer || isHeld) return;
    const timer = setTimeout(withdrawUndo, UNDO_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [offer, isHeld]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isChord(event, UNDO_KEY) || event.shiftKey || isTypedInto(event.target)) return;
      if (undoFrom(bar.current, from.current)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  // The next user of this page must not undo it.
  useEffect(() => withdrawUndo, []);
  const enter = ({ relatedTarget }: FocusEvent) => {
    from.current = relatedTarget;
    setFocused(true);
  };
  return (
    <Bar
      ref={bar}
      data-shown={offer !== null || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {/* Mounted before its text, so that screen readers announce the text. */}
      <p role="status" aria-label="Last action">
        {offer?.message}
      </p>
      {offer && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          onFocus={enter}
          onBlur={() => setFocused(false)}
          onClick={() => undoFrom(bar.current, from.current)}
        >
          Undo <kbd aria-hidden="true">Ctrl Z</kbd>
        </button>
      )}
    </Bar>
  );
}

/** Undoes and restores the focus that the button would lose. @returns whether there was something to undo */
function undoFrom(bar: HTMLElement | null, from: Element | null): boolean {
  const isInside = bar?.contains(document.activeElement) ?? false;
  const isDone = undoLast();
  const place = from?.isConnected ? from : document.getElementById("main");
  if (isInside && place instanceof HTMLElement) place.focus();
  return isDone;
}

/** Whether the tab is visible. */
function useTabVisible(): boolean {
  const [isTabVisible, setTabVisible] = useState(true);
  useEffect(() => {
    const look = () => setTabVisible(document.visibilityState !== "hidden");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isTabVisible;
}

const Bar = styled("div")({
  position: "fixed",
  zIndex: 9,
  inset: "auto auto calc(var(--s5) + env(safe-area-inset-bottom)) 50%",
  transform: "translateX(-50%)",
  display: "flex",
  alignItems: "center",
  gap: "var(--s4)",
  maxWidth: "calc(100vw - 2 * var(--s4))",
  borderRadius: "var(--r-md)",
  "&[data-shown]": {
    padding: "var(--s2) var(--s2) var(--s2) var(--s5)",
    background: "var(--deep)",
    color: "var(--on-deep)",
    boxShadow: "var(--shadow-panel)",
  },
  p: { margin: 0, overflowWrap: "anywhere" },
  button: {
    minHeight: 44,
    padding: "0 var(--s4)",
    border: "1px solid",
    borderRadius: "var(--r-sm)",
    background: "none",
    color: "inherit",
    fontWeight: 700,
    whiteSpace: "nowrap",
  },
  ":focus-visible": { outlineColor: "var(--on-deep)" },
  kbd: { font: "inherit", fontWeight: 400, fontSize: "var(--xs)" },
  [PHONE]: { kbd: { display: "none" } },
});
