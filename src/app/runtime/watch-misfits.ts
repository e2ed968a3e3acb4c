/** Asks once before a product that does not fit the shopper's vehicle goes into the cart (VEHICLE-6). */
import { closestTarget } from "../../client/page/dom";
import { storedVehicle } from "../../client/page/vehicle";

const ASKED = new Set<string>();

/** Runs after watchDoubleTaps and before the listener that adds to the cart. */
export function watchMisfits(): void {
  document.addEventListener("click", ask, true);
}

function ask(event: MouseEvent): void {
  const button = closestTarget(event, "[data-add-to-cart]") as HTMLElement | null;
  const line = button && fitLineOf(button);
  if (!button || line?.dataset["verdict"] !== "DOES_NOT_FIT") return;
  const question = `${button.dataset["addToCart"]} ${storedVehicle()?.name}`;
  if (ASKED.has(question)) return;
  event.stopPropagation();
  const add = () => {
    ASKED.add(question);
    button.click();
  };
  // Without the code of the question, for example offline, the product is added.
  void import("../../features/vehicles/ask-misfit").then(
    ({ askMisfit }) => askMisfit(line.textContent ?? "", add),
    add,
  );
}

/** The verdict about the button's product: that of its card, or of the product's page. */
function fitLineOf(button: HTMLElement): HTMLElement | null {
  const place = button.closest("article, li") ?? document.querySelector(".buy");
  return place?.querySelector<HTMLElement>("[data-fit]") ?? null;
}
