/**
 * Palette entries derived from the screen's elements, so that they are complete and match the user's
 * permissions (STAFF-11).
 */
import type { Choice } from "./recent";

const NEIGHBOURS = "main [data-neighbours] a";
const FIRST = "main tbody tr:first-of-type th a";
/** Links that act, unlike links that name an item: list navigation, views, and links styled as buttons. */
const ACTS =
  "main button, main summary, main nav:not([data-neighbours]) a, main a.MuiButton-root, main [data-back]";
const SORTS = "main thead a";
const HELP = "header [aria-keyshortcuts='?']";
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
  const neighbours = [...choicesOf(find(NEIGHBOURS), wordsOf)].reverse();
  const first = choicesOf(find(FIRST).slice(0, 1), (link) => `First in the list, ${wordsOf(link)}`);
  const acts = find(ACTS).filter((one) => !one.closest("summary") || one.matches("summary"));
  const labels = acts.map(wordsOf);
  // Adds the part of the screen to ambiguous names.
  const nameOf = (one: HTMLElement) => {
    const words = wordsOf(one);
    return labels.filter((other) => other === words).length === 1 ? words : `${words}: ${partOf(one)}`;
  };
  const ofRow = (one: HTMLElement) => one.closest(OF_A_ROW) !== null && !one.closest("nav");
  return {
    neighbours: [...neighbours, ...first],
    buttons: choicesOf([...acts.filter((one) => !ofRow(one)), ...find(HELP)], nameOf),
    details: [
      ...choicesOf(acts.filter(ofRow), nameOf),
      ...choicesOf(find(SORTS), (link) => `Sort by ${wordsOf(link)}`),
    ],
  };
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function wordsOf(element: HTMLElement): string {
  const words = element.getAttribute("aria-label") ?? element.textContent;
  return words.replace(/\s+/g, " ").trim();
}

function partOf(element: HTMLElement): string {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  if (!part) return "";
  const name = part.getAttribute("aria-label") ?? part.querySelector<HTMLElement>(NAMES)?.textContent;
  return name?.trim() || partOf(part);
}

function choicesOf(
  elements: readonly HTMLElement[],
  nameOf: (element: HTMLElement) => string,
): readonly Choice[] {
  const choices = elements.map((element, i) => ({
    label: nameOf(element),
    path: `${nameOf(element)} ${i}`,
    ...(element.matches(OFF) ? { kind: whyOff(element), isOff: true } : { kind: KIND_HERE }),
    press: () => press(element),
  }));
  // Drops entries that remain ambiguous.
  return choices.filter(({ label }) => choices.filter((other) => other.label === label).length === 1);
}

/** The element's description says why it is disabled. */
function whyOff(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  const said = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? "").join(" ");
  return said || element.title || "Not available now";
}

/** Clicks the element in place, after opening the disclosure around it. */
function press(element: HTMLElement): void {
  const folded = element.parentElement?.closest("details");
  if (folded && !element.matches("summary")) folded.open = true;
  element.focus();
  element.click();
}
