/**
 * Command palette (Ctrl or Cmd and K): finds screens, customers and orders by keyboard. A shortcut, never the
 * only way.
 */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SessionUser } from "#contract/accounts/session";
import { Icon } from "../../../ui/icon";
import type { AreaScreen } from "../../area/area";
import { isChord, PALETTE_KEY } from "../shortcuts/shortcuts";
import { TypedAhead } from "./typed-ahead";

/** Loaded on demand: the first screen needs no dialog. */
const PaletteDialog = lazy(async () => ({ default: (await import("./palette-dialog")).PaletteDialog }));

interface CommandPaletteProps {
  /** Screens the user may open. */
  readonly screens: readonly AreaScreen[];
  readonly user: SessionUser;
}

export function CommandPalette({ screens, user }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const typed = { text, onType: setText };
  /** Gets the focus back: the dialog loads late, and would restore the focus to the field it captures. */
  const opener = useRef<Element | null>(null);
  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
  };
  const close = () => {
    flushSync(() => {
      setOpen(false);
      setText("");
    });
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const turn = isOpen ? close : open;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!isChord(event, PALETTE_KEY)) return;
      event.preventDefault();
      turn();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [turn]);
  return (
    <>
      <button type="button" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={open}>
        <Icon name="search" />
        Search… <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<TypedAhead {...typed} />}>
          <PaletteDialog screens={screens} user={user} {...typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
