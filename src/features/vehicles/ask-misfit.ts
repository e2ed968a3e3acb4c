/**
 * Asks before a product that does not fit the shopper's vehicle goes into the cart (VEHICLE-6). Plain elements,
 * because catalog pages load no component library.
 */
import { storedVehicle } from "../../client/page/vehicle";
import { vehicleResultPath } from "#contract/vehicles/paths";

const ID = "misfit";
const LOOK = "max-width:min(26rem,100% - 32px);padding:24px;border:0;border-radius:var(--r)";

/**
 * Opens the question; Escape leaves the cart as it is.
 * @param reason why it does not fit, a sentence
 * @param onAdd called for "Add to Cart anyway"
 */
export function askMisfit(reason: string, onAdd: () => void): void {
  const vehicle = storedVehicle();
  document.getElementById(ID)?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = ID;
  dialog.style.cssText = LOOK;
  const heading = element("h2", `Not for your ${vehicle?.name ?? "vehicle"}`);
  heading.id = `${ID}-title`;
  dialog.setAttribute("aria-labelledby", heading.id);
  const add = element("button", "Add to Cart anyway");
  add.className = "btn quiet big";
  add.addEventListener("click", () => {
    dialog.close();
    onAdd();
  });
  dialog.append(heading, element("p", reason), ...(vehicle ? [fitting(vehicle)] : []), add);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function fitting({ key }: NonNullable<ReturnType<typeof storedVehicle>>): HTMLAnchorElement {
  const link = element("a", "See what fits");
  link.className = "btn big";
  link.href = vehicleResultPath(key);
  return link;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
