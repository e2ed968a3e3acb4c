/** The single table of all back-office shortcuts, read by the key handler and the help dialog (STAFF-49). */
import type { AreaScreen } from "../../area/area";
import * as page from "./page-places";

const ENTRY = "Detail pages" as const;
const SCREENS = "Go to a screen" as const;
export const SHORTCUT_GROUPS = ["Everywhere", "Lists", ENTRY, SCREENS] as const;

export interface Shortcut {
  readonly group: (typeof SHORTCUT_GROUPS)[number];
  /** Pressed in sequence, each a value of KeyboardEvent.key. */
  readonly keys: readonly string[];
  readonly says: string;
  /** An undocumented alias. */
  readonly isSilent?: true;
  /** @returns whether the target exists; otherwise the key's default action stays */
  readonly run: () => boolean;
}

/** With Ctrl or Cmd: handled by the palette and the undo bar themselves. */
export const PALETTE_KEY = "k";
export const UNDO_KEY = "z";
export const CHORDS = [
  { key: PALETTE_KEY, says: "Open the command palette" },
  { key: UNDO_KEY, says: "Undo the last action" },
  // Handled by every form (src/ui/form/form-frame.tsx).
  { key: "Enter", says: "Submit the form" },
] as const;

/** @param openHelp shows this table @param leadTo opens a screen */
export function shortcutsOf(
  screens: readonly AreaScreen[],
  openHelp: () => void,
  leadTo: (path: string) => void,
): readonly Shortcut[] {
  const always = (act: () => void) => () => {
    act();
    return true;
  };
  const rows = [
    { keys: ["j"], says: "Next row", run: () => page.goToRow(1) },
    { keys: ["k"], says: "Previous row", run: () => page.goToRow(-1) },
    { keys: ["ArrowDown"], says: "", isSilent: true, run: () => page.goByArrow(1) },
    { keys: ["ArrowUp"], says: "", isSilent: true, run: () => page.goByArrow(-1) },
    { keys: ["o"], says: "Open the row (or press Enter)", run: page.openRow },
    { keys: ["x"], says: "Select or deselect the row", run: page.chooseRow },
  ] as const;
  const entry = [
    // The same keys as on a list: an entry has no rows.
    { keys: ["j"], says: "Next in the list", run: () => page.goToNeighbour(1) },
    { keys: ["k"], says: "Previous in the list", run: () => page.goToNeighbour(-1) },
    { keys: ["u"], says: "Back to the list", run: page.goToList },
    { keys: ["s"], says: "Take the next step", run: page.takeNextStep },
    { keys: ["m"], says: "More actions", run: page.openMore },
    { keys: ["n"], says: "Write a note", run: page.writeNote },
  ] as const;
  return [
    { group: "Everywhere", keys: ["/"], says: "Search this screen", run: page.goToSearch },
    { group: "Everywhere", keys: ["?"], says: "Show these shortcuts", run: always(openHelp) },
    ...rows.map((one) => ({ group: "Lists" as const, ...one })),
    ...entry.map((one) => ({ group: ENTRY, ...one })),
    ...screens.flatMap(({ goKey, label, heading, path }) =>
      goKey === undefined
        ? []
        : [
            {
              group: SCREENS,
              keys: ["g", goKey],
              says: label ?? heading,
              run: always(() => leadTo(path)),
            },
          ],
    ),
  ];
}

/** The key's character in any layout; for non-Latin letters, the physical key. */
export function keyOf({ key, code }: KeyboardEvent): string {
  const isOther = key.length === 1 && key > "~" && /^Key[A-Z]$/.test(code);
  return isOther ? code.slice(-1).toLowerCase() : key;
}

/** Ctrl or Cmd with a letter. */
export function isChord(event: KeyboardEvent, letter: string): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && keyOf(event).toLowerCase() === letter;
}

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
