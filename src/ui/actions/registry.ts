/** Registry of what the current screen offers to keyboard users; command palette and shortcuts read only it. */

/** Purposes of elements. An element can have several. */
export const ACTION_KINDS = [
  /** Runs when pressed: a button, a disclosure, a link that acts. */
  "button",
  /** A group of links that act, such as tabs and pages. */
  "links",
  /** A link that sorts a list. */
  "sort",
  "row",
  /** The links to the previous and the next entry. */
  "neighbors",
  "back",
  "search",
  /** The group of an entry's next steps. */
  "steps",
  "menu",
  /** The form for a note. */
  "note",
  /** The button that lists the shortcuts. */
  "help",
] as const;
type ActionKind = (typeof ACTION_KINDS)[number];

export interface Action {
  /** Gets the focus, and is clicked unless the action has its own `run`. */
  readonly element: HTMLElement;
  /** Omitted: the element's own name. */
  readonly name?: string;
  readonly run?: () => void;
}

const registry = new Map<ActionKind, Set<Action>>(ACTION_KINDS.map((kind) => [kind, new Set()]));

/** @returns a function that removes the action */
export function registerAction(kind: ActionKind, action: Action): () => void {
  registry.get(kind)?.add(action);
  return () => void registry.get(kind)?.delete(action);
}

/** The registered actions of the page's main content, in the order of the page. */
export function listActions(kind: ActionKind): readonly Action[] {
  return [...(registry.get(kind) ?? [])]
    .filter(({ element }) => element.closest("main, header") !== null)
    .sort(byPosition);
}

/** Compares by position on the page. */
export function byPosition({ element: a }: Action, { element: b }: Action): number {
  if (a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

type ActionRef = (element: HTMLElement | null) => (() => void) | undefined;

/** Refs by kind: each registers its element while it is mounted. */
export const actionRef = Object.fromEntries(
  ACTION_KINDS.map((kind) => [
    kind,
    (element: HTMLElement | null) => (element ? registerAction(kind, { element }) : undefined),
  ]),
) as Record<ActionKind, ActionRef>;
