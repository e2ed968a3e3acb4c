/** Palette entries of the actions that the screen registered, so that they match the user's permissions (STAFF-11). */
import { byPosition, listActions, type Action } from "../../../ui/actions/registry";
import type { Choice } from "./recent";

/** Row actions would flood the list before any input. */
const OF_A_ROW = "tbody, li";
const OFF = ":disabled, [aria-disabled=true]";
/** Elements that name a part of the screen. */
const PARTS = "tr, li, section, article, fieldset, form, [role=group]";
const NAMES = "th, [id][tabindex='-1'], h2, h3, h4, legend, b, strong";

export const KIND_HERE = "On this page";

interface PageChoices {
  readonly neighbours: readonly Choice[];
  /** Actions of the entire screen. */
  readonly buttons: readonly Choice[];
  /** Row actions and sort options. */
  readonly details: readonly Choice[];
}

/** @returns nothing while another dialog is open */
export function pageChoices(): PageChoices {
  if (document.querySelector("main")?.closest("[aria-hidden=true]"))
    return { neighbours: [], buttons: [], details: [] };
  // The next entry comes first: staff process a list from the top.
  const neighbours = choicesOf(listActions("neighbors").flatMap(linksIn), wordsOf).toReversed();
  const first = listActions("row")
    .flatMap(linksIn)
    .filter(({ element }) => element.closest("th"));
  const acts = [...listActions("back"), ...listActions("button"), ...listActions("links").flatMap(linksIn)]
    .filter(({ element }) => !element.parentElement?.closest("summary"))
    .sort(byPosition);
  const labels = acts.map(wordsOf);
  // Adds the part of the screen to ambiguous names.
  const nameOf = (action: Action) => {
    const words = wordsOf(action);
    return labels.filter((other) => other === words).length === 1
      ? words
      : `${words}: ${partOf(action.element)}`;
  };
  const ofRow = ({ element }: Action) => element.closest(OF_A_ROW) !== null && !element.closest("nav");
  return {
    neighbours: [
      ...neighbours,
      ...choicesOf(first.slice(0, 1), (link) => `First in the list, ${wordsOf(link)}`),
    ],
    buttons: choicesOf([...acts.filter((action) => !ofRow(action)), ...listActions("help")], nameOf),
    details: [
      ...choicesOf(acts.filter(ofRow), nameOf),
      ...choicesOf(listActions("sort"), (link) => `Sort by ${wordsOf(link)}`),
    ],
  };
}

const linksIn = ({ element: group }: Action): readonly Action[] =>
  [...group.querySelectorAll("a")].map((element) => ({ element }));

function wordsOf({ element, name }: Action): string {
  const words = name ?? element.getAttribute("aria-label") ?? element.textContent;
  return words.replace(/\s+/g, " ").trim();
}

function partOf(element: HTMLElement): string {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  if (!part) return "";
  const name = part.getAttribute("aria-label") ?? part.querySelector<HTMLElement>(NAMES)?.textContent;
  return name?.trim() || partOf(part);
}

function choicesOf(actions: readonly Action[], nameOf: (action: Action) => string): readonly Choice[] {
  const choices = actions.map((action, i) => ({
    label: nameOf(action),
    path: `${nameOf(action)} ${i}`,
    ...(action.element.matches(OFF) ? { kind: whyOff(action.element), isOff: true } : { kind: KIND_HERE }),
    press: () => press(action),
  }));
  // Drops entries that remain ambiguous.
  return choices.filter(({ label }) => choices.filter((other) => other.label === label).length === 1);
}

/** The element's description says why it is disabled. */
function whyOff(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? "").join(" ");
  return description || element.title || "Not available now";
}

/** Runs the action in place, after opening the disclosure around it. */
function press({ element, run }: Action): void {
  const folded = element.parentElement?.closest("details");
  if (folded && !element.matches("summary")) folded.open = true;
  element.focus();
  if (run) run();
  else element.click();
}
