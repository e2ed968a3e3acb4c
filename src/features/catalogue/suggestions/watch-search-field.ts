/** Suggestions load when the header's search field is first used; until then, it is a plain field. */

/** Called once the app runs: the field may already have the focus. */
export function watchSearchField(): void {
  const offer = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".find [name=q]")) return;
    import("./search-combobox").then(
      ({ offerSuggestions }) => offerSuggestions(target),
      () => undefined,
    );
  };
  document.addEventListener("focusin", ({ target }) => offer(target));
  offer(document.activeElement);
}
