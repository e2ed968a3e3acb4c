/** Records clicks on search results, once the app runs. */
import { SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import { recordSearchClick } from "../../client/http/record-search-click";

/** Popular products are not results. */
const RESULT = `#${SEARCH_RESULTS_ID} [data-product-id]:not(.band *)`;

export function watchSearchClicks(): void {
  const recordClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href^="/product/"]');
    const card = link && link.closest<HTMLElement>(RESULT);
    const text = new URLSearchParams(location.search).get("q");
    if (card && text) recordSearchClick({ text, productId: card.dataset["productId"], isSuggestion: false });
  };
  // Capture phase: the address is still that of the search.
  document.addEventListener("click", recordClick, true);
}
