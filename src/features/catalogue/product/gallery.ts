/**
 * The pictures of a product once the app runs: thumbnails scroll to their large picture, large pictures open
 * the lightbox.
 */

/** A click before the app ran is replayed: the buttons carry data-app. */
export function watchGallery(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>("[data-view], [data-zoom]");
    if (!button) return;
    if (button.dataset["view"]) showView(button, Number(button.dataset["view"]));
    // Offline, the picture on the page has to do.
    else import("./lightbox").then(({ openLightbox }) => openLightbox(button)).catch(() => undefined);
  });
}

/** Scrolls the row of pictures only, not the page. */
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
