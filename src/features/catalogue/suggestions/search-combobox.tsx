/**
 * The search field with suggestions: an editable combobox with a listbox (WAI-ARIA APG). It remains a plain
 * form field, which works without a network or a response.
 */
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { ROUTES } from "#contract/site/paths";
import { recordSearchClick } from "../../../client/http/record-search-click";
import { onResized } from "../../../client/page/resized";
import { storeSearch } from "./recent-searches";
import { SUGGESTIONS_ID, SuggestionList, suggestionId } from "./suggestion-list";
import { findSuggestions, type SuggestionGroup } from "./suggestions";

/** Longer than the pause between two keys during typing. */
const PAUSE_MS = 120;
const GAP_PX = 12;
const MIN_PX = 160;

const combined = new WeakSet<HTMLInputElement>();

/** Attaches suggestions to the field of a search form. Idempotent per field. */
export function offerSuggestions(field: HTMLInputElement): void {
  const { form } = field;
  if (!form || combined.has(field)) return;
  combined.add(field);
  const list = createList();
  const status = createStatus();
  // Inside the form, so that landmark navigation finds the list.
  form.append(list, status);
  const root = createRoot(list);
  let groups: readonly SuggestionGroup[] = [];
  let active = -1;
  let pending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const count = () => groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const draw = () => {
    const isOpen = count() > 0;
    flushSync(() => root.render(<SuggestionList groups={groups} active={active} />));
    list.hidden = !isOpen;
    field.ariaExpanded = String(isOpen);
    if (active >= 0) field.setAttribute("aria-activedescendant", suggestionId(active));
    else field.removeAttribute("aria-activedescendant");
    if (isOpen) fit(list, field);
    if (active >= 0) document.getElementById(suggestionId(active))?.scrollIntoView({ block: "nearest" });
  };
  const show = (next: readonly SuggestionGroup[]) => {
    [groups, active] = [next, -1];
    draw();
    const total = count();
    status.textContent = total === 0 ? "" : `${total} ${total === 1 ? "suggestion" : "suggestions"}`;
  };
  const close = () => {
    clearTimeout(timer);
    pending.abort();
    show([]);
  };
  const requestSuggestions = () => {
    clearTimeout(timer);
    pending.abort();
    const mine = (pending = new AbortController());
    const typed = field.value;
    timer = setTimeout(() => {
      findSuggestions(typed, mine.signal).then(
        (suggestions) => {
          if (!mine.signal.aborted && document.activeElement === field) show(suggestions);
        },
        // Suggestions for other words are useless.
        () => !mine.signal.aborted && show([]),
      );
    }, PAUSE_MS);
  };
  const move = (by: number) => {
    // The field itself is one of the positions.
    const places = count() + 1;
    active = ((active + 1 + by + places) % places) - 1;
    draw();
  };

  field.addEventListener("input", requestSuggestions);
  field.addEventListener("blur", close);
  field.addEventListener("click", () => groups.length === 0 && requestSuggestions());
  field.addEventListener("keydown", (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpen = count() > 0;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
      else requestSuggestions();
    } else if (event.key === "Escape" && isOpen) {
      // The first Escape closes the list, the next one empties the field as in any other.
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(suggestionId(active))?.click();
      close();
    }
  });
  form.addEventListener("submit", () => {
    storeSearch(field.value);
    close();
  });
  // Otherwise the field would lose the focus, and the list would close, before the click arrives.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    recordChoice(target, field.value);
    setTimeout(close);
  });
  onResized(() => fit(list, field));

  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", SUGGESTIONS_ID);
  field.ariaExpanded = "false";
  if (document.activeElement === field) requestSuggestions();
}

/** Records a clicked product or category; suggested search words are recorded by the search itself. */
function recordChoice(target: EventTarget | null, text: string): void {
  const option = target instanceof Element && target.closest<HTMLAnchorElement>("a[role=option]");
  if (!option || option.pathname === ROUTES.search) return;
  recordSearchClick({ text, productId: option.dataset["suggested"], isSuggestion: true });
}

/** Limits the height to the space between the field and a phone's bottom bar. */
function fit(list: HTMLElement, field: HTMLInputElement): void {
  const { bottom } = field.getBoundingClientRect();
  const visible = globalThis.visualViewport?.height ?? innerHeight;
  const bar = document.querySelector<HTMLElement>(".bar")?.offsetHeight ?? 0;
  list.style.maxHeight = `${Math.max(MIN_PX, visible - bottom - bar - GAP_PX)}px`;
}

function createList(): HTMLElement {
  const list = document.createElement("div");
  list.id = SUGGESTIONS_ID;
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.ariaLabel = "Suggestions";
  return list;
}

function createStatus(): HTMLElement {
  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  return status;
}
