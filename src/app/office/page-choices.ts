/** What the screen below the palette offers: its buttons by their words, the first entry of a list, and those beside an entry. */
import type { Choice } from "./recent";

const NEIGHBOURS = "main [data-neighbours] a";
const FIRST = "main tbody tr:first-of-type th a";
const BUTTONS = "main button:not(:disabled, [aria-disabled=true])";

/** Ways that are pressed where they stand. @returns nothing while a dialog is before the screen */
export function pageChoices(): {
  readonly neighbours: readonly Choice[];
  readonly buttons: readonly Choice[];
} {
  if (document.querySelector("main")?.closest("[aria-hidden=true]")) return { neighbours: [], buttons: [] };
  // Forward first: that is where work goes.
  const neighbours = [...choicesOf(NEIGHBOURS)].reverse();
  const first = choicesOf(FIRST).map((choice) => ({
    ...choice,
    label: `First of the list, ${choice.label}`,
  }));
  const buttons = choicesOf(BUTTONS);
  // A word that several buttons have does not say which.
  const isOne = ({ label }: Choice) => buttons.filter((other) => other.label === label).length === 1;
  return { neighbours: [...neighbours, ...first.slice(0, 1)], buttons: buttons.filter(isOne) };
}

function choicesOf(selector: string): readonly Choice[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest("details:not([open])"))
    .map((element, i) => ({
      label: element.getAttribute("aria-label") ?? element.textContent.trim(),
      kind: "This page",
      path: `${selector} ${i}`,
      press: () => {
        element.focus();
        element.click();
      },
    }));
}
