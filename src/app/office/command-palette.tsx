/** Finds screens, customers and orders from the keyboard (Ctrl or Cmd and K): a shortcut, never the only way. */
import { lazy, Suspense, useEffect, useState } from "react";
import type { SessionUser } from "#contract/session";
import { Icon } from "../../ui/icon";
import type { AreaScreen } from "../area/area";
import { TypedAhead } from "./typed-ahead";

/** Loaded later: the first screen needs no dialog. */
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
  const close = () => {
    setOpen(false);
    setText("");
  };
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen((was) => !was);
      setText("");
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        Go to… <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<TypedAhead {...typed} />}>
          <PaletteDialog screens={screens} user={user} {...typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
