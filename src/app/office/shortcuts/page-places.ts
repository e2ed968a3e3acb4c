/** Targets of keyboard shortcuts on the current screen. Each function returns whether the target exists. */

const ROWS = "main tbody tr, main [data-chats] > li";
/** Target of a row: the entry it opens, otherwise its first action. */
const ROW_PLACES = ['th a[href^="/"]', 'a[href^="/"]:not(td a)', "button", "a[href]"];
const NEIGHBOURS = "main [data-neighbours]";

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !one.closest("details:not([open]), [hidden], [popover]"),
  );

function focus(place: HTMLElement | undefined): boolean {
  place?.focus();
  return place !== undefined;
}

/** Focuses first, so that the focus returns to the element afterwards. */
function press(place: HTMLElement | undefined): boolean {
  place?.focus();
  place?.click();
  return place !== undefined;
}

export function goToSearch(): boolean {
  const field = seen("main [type=search]").find((one) => one instanceof HTMLInputElement);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}

const placeOf = (row: Element): HTMLElement | undefined =>
  ROW_PLACES.map((selector) => row.querySelector<HTMLElement>(selector)).find((one) => one !== null) ??
  undefined;

/** The row that has the focus. */
const currentRow = () => document.activeElement?.closest(ROWS);

/** Moves between rows, or down to the first. On a single entry the same keys move along its list. */
export function goToRow(step: 1 | -1): boolean {
  return document.querySelector(NEIGHBOURS) === null && stepRows(step);
}

function stepRows(step: 1 | -1): boolean {
  const rows = seen(ROWS).filter((row) => placeOf(row));
  const current = currentRow();
  const at = rows.findIndex((row) => row === current);
  if (at < 0 && step < 0) return false;
  const row = rows[at + step];
  return row !== undefined && focus(placeOf(row));
}

/** From an entry to the next or previous one in its list. */
export const goToNeighbour = (step: 1 | -1): boolean =>
  press(seen(`${NEIGHBOURS} a[rel=${step > 0 ? "next" : "prev"}]`)[0]);

/** Arrow keys work only while a row has the focus: elsewhere they scroll. */
export function goByArrow(step: 1 | -1): boolean {
  return currentRow() != null && stepRows(step);
}

export function openRow(): boolean {
  const row = currentRow();
  return row !== null && row !== undefined && press(placeOf(row));
}

export function chooseRow(): boolean {
  const box = currentRow()?.querySelector<HTMLInputElement>("td input[type=checkbox]");
  box?.click();
  return box !== null && box !== undefined;
}

export const goToList = (): boolean => press(seen("main [data-back]")[0]);

/** Presses the entry's next step. */
export const takeNextStep = (): boolean =>
  press(seen("main [data-steps] button:not([aria-haspopup], :disabled)")[0]);

export const writeNote = (): boolean => focus(seen("main [data-note] textarea")[0]);

export const openMore = (): boolean => press(seen("main [data-steps] [aria-haspopup=menu]")[0]);
