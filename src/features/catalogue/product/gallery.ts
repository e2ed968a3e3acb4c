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
  // Swiping marks the thumbnail of the picture in view. The event does not bubble.
  addEventListener("scrollend", ({ target }) => markView(target), true);
}

function markView(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(".views")) return;
  markThumb(target.closest(".gallery")!, Math.round(target.scrollLeft / target.clientWidth));
}

function markThumb(gallery: Element, index: number): void {
  gallery.querySelectorAll<HTMLElement>("[data-view]").forEach((thumb) => {
    if (Number(thumb.dataset["view"]) === index) thumb.setAttribute("aria-current", "true");
    else thumb.removeAttribute("aria-current");
  });
}

/** Scrolls the row of pictures only, not the page. */
function showView(thumb: HTMLElement, index: number): void {
  const gallery = thumb.closest(".gallery")!;
  const views = gallery.querySelector(".views")!;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  views.scrollTo({ left: index * views.clientWidth, behavior: isCalm ? "instant" : "smooth" });
  markThumb(gallery, index);
}
