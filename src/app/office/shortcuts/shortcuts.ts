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
  readonly description: string;
  /** An undocumented alias. */
  readonly isSilent?: true;
  /** @returns whether the target exists; otherwise the key's default action stays */
  readonly run: () => boolean;
}

/** With Ctrl or Cmd: handled by the palette and the undo bar themselves. */
export const PALETTE_KEY = "k";
export const UNDO_KEY = "z";
export const CHORDS = [
  { key: PALETTE_KEY, description: "Open the command palette" },
  { key: UNDO_KEY, description: "Undo the last action" },
  // Handled by every form (src/ui/form/form-frame.tsx).
  { key: "Enter", description: "Submit the form" },
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
    { keys: ["j"], description: "Next row", run: () => page.goToRow(1) },
    { keys: ["k"], description: "Previous row", run: () => page.goToRow(-1) },
    { keys: ["ArrowDown"], description: "", isSilent: true, run: () => page.goByArrow(1) },
    { keys: ["ArrowUp"], description: "", isSilent: true, run: () => page.goByArrow(-1) },
    { keys: ["o"], description: "Open the row (or press Enter)", run: page.openRow },
    { keys: ["x"], description: "Select or deselect the row", run: page.chooseRow },
  ] as const;
  const entry = [
    // The same keys as on a list: an entry has no rows.
    { keys: ["j"], description: "Next in the list", run: () => page.goToNeighbour(1) },
    { keys: ["k"], description: "Previous in the list", run: () => page.goToNeighbour(-1) },
    { keys: ["u"], description: "Back to the list", run: page.goToList },
    { keys: ["s"], description: "Take the next step", run: page.takeNextStep },
    { keys: ["m"], description: "More actions", run: page.openMore },
    { keys: ["n"], description: "Write a note", run: page.writeNote },
  ] as const;
  return [
    { group: "Everywhere", keys: ["/"], description: "Search this screen", run: page.goToSearch },
    { group: "Everywhere", keys: ["?"], description: "Show these shortcuts", run: always(openHelp) },
    ...rows.map((shortcut) => ({ group: "Lists" as const, ...shortcut })),
    ...entry.map((shortcut) => ({ group: ENTRY, ...shortcut })),
    ...screens.flatMap(({ goKey, label, heading, path }) =>
      goKey === undefined
        ? []
        : [
            {
              group: SCREENS,
              keys: ["g", goKey],
              description: label ?? heading,
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
