/** Handles single-key shortcuts outside of text input, and opens their list by pointer. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { SessionUser } from "#contract/accounts/session";
import { actionRef } from "../../../ui/actions/registry";
import { leaveFor } from "../../../client/store/leaving";
import type { AreaScreen } from "../../area/area";
import { isTypedInto, keyOf, shortcutsOf } from "./shortcuts";
import { hasSingleKeys } from "./single-keys";

/** Loaded on demand: the first screen needs no dialog. */
const ShortcutsDialog = lazy(async () => ({ default: (await import("./shortcuts-dialog")).ShortcutsDialog }));

/** A later second key starts a new sequence. */
const SECOND_WITHIN_MS = 1_500;
/** Elements that handle keys themselves. */
const OWN_KEYS = "[role=dialog], [role=menu], [role=listbox], [popover]:not(nav)";

export const SHORTCUTS_LABEL = "Keyboard shortcuts";

interface ShortcutKeysProps {
  /** Screens the user may open. */
  readonly screens: readonly AreaScreen[];
  readonly user: SessionUser;
}

export function ShortcutKeys({ screens, user }: ShortcutKeysProps) {
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useMemo(
    () =>
      shortcutsOf(
        screens,
        () => setOpen(true),
        (path) => void leaveFor(path),
      ),
    [screens],
  );
  const before = useRef({ key: "", at: 0 });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key: first, at } = before.current;
      before.current = { key: "", at: 0 };
      if (isElsewhere(event) || !hasSingleKeys(user.username)) return;
      const key = keyOf(event);
      const isSecond = first !== "" && event.timeStamp - at < SECOND_WITHIN_MS;
      const pressed = isSecond ? [first, key] : [key];
      const matches = shortcuts.filter(({ keys }) =>
        pressed.every((pressedKey, i) => pressedKey === keys[i]),
      );
      const complete = matches.filter(({ keys }) => keys.length === pressed.length);
      if (matches.length > complete.length) before.current = { key, at: event.timeStamp };
      if (complete.some(({ run }) => run())) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [shortcuts, user]);
  return (
    <>
      <button
        type="button"
        ref={actionRef.help}
        className="keys"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <span className="vh">{SHORTCUTS_LABEL}</span>
        <kbd aria-hidden="true">?</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog shortcuts={shortcuts} username={user.username} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** True for keys typed into a field, meant for a dialog or menu, or part of another command. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return true;
  if (isTypedInto(target) || (target instanceof Element && target.closest(OWN_KEYS))) return true;
  // A dialog is open, regardless of the focus.
  return document.querySelector("main")?.closest("[aria-hidden=true]") != null;
}
