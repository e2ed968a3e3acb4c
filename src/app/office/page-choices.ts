/**
 * Palette entries taken from the screen below it: its buttons, the first entry of a list, and previous and next entry.
 */
import type { Choice } from "./recent";

const NEIGHBOURS = "main [data-neighbours] a";
const FIRST = "main tbody tr:first-of-type th a";
const BUTTONS = "main button:not(:disabled, [aria-disabled=true])";

/** Entries that press a button. @returns none while another dialog is open */
export function pageChoices(): {
  readonly neighbours: readonly Choice[];
  readonly buttons: readonly Choice[];
} {
  if (document.querySelector("main")?.closest("[aria-hidden=true]")) return { neighbours: [], buttons: [] };
  // The next entry comes first: work goes down a list.
  const neighbours = [...choicesOf(NEIGHBOURS)].reverse();
  const first = choicesOf(FIRST).map((choice) => ({
    ...choice,
    label: `First of the list, ${choice.label}`,
  }));
  const buttons = choicesOf(BUTTONS);
  // Left out when several buttons share a label.
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
