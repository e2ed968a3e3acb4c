/**
 * Buttons below the picture of a card and over a product page's gallery, added once the app runs: the HTML of
 * catalog pages does not grow, and nothing shifts.
 */
import { READY_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";

export interface PictureButton {
  /** At most one button of a kind per picture. */
  readonly kind: string;
  /** The accessible label. */
  label(product: string): string;
  /** SVG path, 24 by 24. */
  readonly drawing: string;
  isOn(productId: string): boolean;
  press(productId: string, product: string): void;
}

const SVG = "http://www.w3.org/2000/svg";
const PLACES = ".card[data-product-id], [data-product-id] .gallery, .feature[data-product-id] .pic";

/** @returns a function that redraws changed buttons */
export function watchPictures(button: PictureButton): () => void {
  let isDue = false;
  const draw = () => {
    isDue = false;
    document.querySelectorAll<HTMLElement>(PLACES).forEach((place) => drawButton(place, button));
  };
  const drawSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(draw);
  };
  // Search results change without a navigation.
  const watcher = new MutationObserver(drawSoon);
  [READY_EVENT, ROUTE_EVENT].forEach((type) =>
    addEventListener(type, () => {
      drawSoon();
      watcher.observe(document.body, { childList: true, subtree: true });
    }),
  );
  // Changes by another tab.
  addEventListener("storage", drawSoon);
  return draw;
}

function drawButton(place: HTMLElement, { kind, label, drawing, isOn, press }: PictureButton): void {
  const holder = place.closest<HTMLElement>("[data-product-id]");
  const id = holder?.dataset["productId"];
  const name = holder?.querySelector("h1, h3")?.textContent?.trim();
  if (!id || !name) return;
  const known = place.querySelector<HTMLButtonElement>(`:scope > .picks > [data-pick="${kind}"]`);
  const button = known ?? createButton(kind, drawing);
  if (!known) {
    picksOf(place).append(button);
    button.addEventListener("click", () => {
      const pressed = button.closest<HTMLElement>("[data-product-id]");
      press(
        pressed?.dataset["productId"] ?? id,
        pressed?.querySelector("h1, h3")?.textContent?.trim() ?? name,
      );
    });
  }
  const isPressed = String(isOn(id));
  if (button.ariaPressed !== isPressed) button.ariaPressed = isPressed;
  const words = label(name);
  if (button.ariaLabel !== words) button.title = button.ariaLabel = words;
}

function picksOf(place: HTMLElement): Element {
  const known = place.querySelector(":scope > .picks");
  if (known) return known;
  const picks = document.createElement("div");
  picks.className = "picks";
  return place.appendChild(picks);
}

function createButton(kind: string, drawing: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["pick"] = kind;
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "i");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", drawing);
  picture.append(path);
  button.append(picture);
  return button;
}
