/** The pictures of a product once the app runs: small ones bring their large one into view, large ones are enlarged. */

/** A press before the app ran is repeated: the buttons carry data-needs-app. */
export function watchGallery(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>("[data-view], [data-zoom]");
    if (!button) return;
    if (button.dataset["view"]) showView(button, Number(button.dataset["view"]));
    // Without a network the picture on the page has to do.
    else import("./lightbox").then(({ openLightbox }) => openLightbox(button)).catch(() => undefined);
  });
}

/** Moves the row of pictures, and nothing else of the page. */
function showView(thumb: HTMLElement, index: number): void {
  const gallery = thumb.closest(".gallery")!;
  const views = gallery.querySelector(".views")!;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  views.scrollTo({ left: index * views.clientWidth, behavior: isCalm ? "instant" : "smooth" });
  gallery.querySelectorAll("[data-view]").forEach((other) => {
    if (other === thumb) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  });
}
