/**
 * Palette entries taken from the screen below it: whatever it offers stands on it, so nothing can be forgotten here, and nothing
 * is offered that the user may not do (STAFF-11).
 */
import type { Choice } from "./recent";

const NEIGHBOURS = "main [data-neighbours] a";
const FIRST = "main tbody tr:first-of-type th a";
/** Links that do something beside those that name a thing: ways through a list, its views, and what is drawn as a button. */
const ACTS =
  "main button, main summary, main nav:not([data-neighbours]) a, main a.MuiButton-root, main [data-back]";
const SORTS = "main thead a";
const HELP = "header [aria-keyshortcuts='?']";
/** They would flood what is offered before anything is typed. */
const OF_A_ROW = "tbody, li";
const OFF = ":disabled, [aria-disabled=true]";
/** What names a part of the screen. */
const PARTS = "tr, li, section, article, fieldset, form, [role=group]";
const NAMES = "th, [id][tabindex='-1'], h2, h3, h4, legend, b, strong";

export const KIND_HERE = "On this page";

interface PageChoices {
  readonly neighbours: readonly Choice[];
  /** What the screen as a whole offers. */
  readonly buttons: readonly Choice[];
  /** What single rows of it offer, and how it can be sorted. */
  readonly details: readonly Choice[];
}

/** @returns nothing while another dialog is open */
export function pageChoices(): PageChoices {
  if (document.querySelector("main")?.closest("[aria-hidden=true]"))
    return { neighbours: [], buttons: [], details: [] };
  // The next entry comes first: work goes down a list.
  const neighbours = [...choicesOf(find(NEIGHBOURS), wordsOf)].reverse();
  const first = choicesOf(find(FIRST).slice(0, 1), (link) => `First in the list, ${wordsOf(link)}`);
  const acts = find(ACTS).filter((one) => !one.closest("summary") || one.matches("summary"));
  const labels = acts.map(wordsOf);
  // Where several are called the same, the part of the screen tells them apart.
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
  // Nobody could tell which is meant.
  return choices.filter(({ label }) => choices.filter((other) => other.label === label).length === 1);
}

/** What describes it says why it cannot be pressed now. */
function whyOff(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  const said = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? "").join(" ");
  return said || element.title || "Not available now";
}

/** As if it was pressed where it stands, which is opened for it. */
function press(element: HTMLElement): void {
  const folded = element.parentElement?.closest("details");
  if (folded && !element.matches("summary")) folded.open = true;
  element.focus();
  element.click();
}
