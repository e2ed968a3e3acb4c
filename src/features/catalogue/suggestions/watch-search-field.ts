/** Suggestions are fetched when the search field of the header is used; until then, and without them, it is a plain field. */

/** Called once the app runs: the field may have the focus already. */
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
