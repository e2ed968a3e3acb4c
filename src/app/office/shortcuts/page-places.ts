/** Targets of keyboard shortcuts on the current screen. Each function returns whether the target exists. */
import { listActions } from "../../../ui/actions/registry";

/** Target of a row: the entry it opens, otherwise its first action. */
const ROW_PLACES = ['th a[href^="/"]', 'a[href^="/"]:not(td a)', "button", "a[href]"];

/** Visible elements registered for a purpose. */
const visible = (kind: Parameters<typeof listActions>[0]) =>
  listActions(kind)
    .map(({ element }) => element)
    .filter((element) => !element.closest("details:not([open]), [hidden], [popover]"));

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
  const [field] = visible("search");
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}

const placeOf = (row: Element): HTMLElement | undefined =>
  ROW_PLACES.map((selector) => row.querySelector<HTMLElement>(selector)).find(
    (element) => element !== null,
  ) ?? undefined;

/** The row that has the focus. */
const currentRow = () => visible("row").find((row) => row.contains(document.activeElement));

/** Moves between rows, or down to the first. On a single entry the same keys move along its list. */
export function goToRow(step: 1 | -1): boolean {
  return listActions("neighbors").length === 0 && stepRows(step);
}

function stepRows(step: 1 | -1): boolean {
  const rows = visible("row").filter((row) => placeOf(row));
  const current = currentRow();
  const at = current ? rows.indexOf(current) : -1;
  if (at < 0 && step < 0) return false;
  const row = rows[at + step];
  return row !== undefined && focus(placeOf(row));
}

/** From an entry to the next or previous one in its list. */
export const goToNeighbour = (step: 1 | -1): boolean =>
  press(
    visible("neighbors")[0]?.querySelector<HTMLElement>(`a[rel=${step > 0 ? "next" : "prev"}]`) ?? undefined,
  );

/** Arrow keys work only while a row has the focus: elsewhere they scroll. */
export function goByArrow(step: 1 | -1): boolean {
  return currentRow() !== undefined && stepRows(step);
}

export function openRow(): boolean {
  const row = currentRow();
  return row !== undefined && press(placeOf(row));
}

export function chooseRow(): boolean {
  const box = currentRow()?.querySelector<HTMLInputElement>("td input[type=checkbox]");
  box?.click();
  return box !== null && box !== undefined;
}

export const goToList = (): boolean => press(visible("back")[0]);

/** Presses the entry's next step. */
export const takeNextStep = (): boolean =>
  press(inSteps("button").find((button) => !button.matches("[aria-haspopup], :disabled")));

export const writeNote = (): boolean => focus(visible("note")[0]?.querySelector("textarea") ?? undefined);

export const openMore = (): boolean => press(inSteps("menu")[0]);

function inSteps(kind: "button" | "menu"): readonly HTMLElement[] {
  const [steps] = visible("steps");
  return visible(kind).filter((element) => steps?.contains(element));
}
