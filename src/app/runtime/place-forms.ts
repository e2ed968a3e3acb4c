/** Handles the postal code forms (src/catalogue/cards/place-form.tsx). */
import { MESSAGES } from "#contract/messages";
import { areaOfPostalCode } from "#contract/places/postal-codes";
import { storePlace, storedPlace } from "../../client/page/place";
import { PLACE_EVENT, READY_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";

const FORM = "form[data-place-form]";

export function watchPlaceForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(FORM)) return;
    event.preventDefault();
    submit(form);
  });
  [READY_EVENT, ROUTE_EVENT, PLACE_EVENT].forEach((type) => addEventListener(type, fillIn));
}

function submit(form: HTMLFormElement): void {
  const field = fieldOf(form);
  const postalCode = withoutSector(field.value.trim());
  const refusal = refusalOf(postalCode);
  if (refusal === null) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  form.querySelector("[role=status]")!.textContent = refusal ?? "";
  if (refusal !== null) return field.focus();
  field.value = postalCode;
  storePlace(postalCode);
  const menu = form.closest("details");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** Reduces ZIP+4, from autofill and paste, to its first five digits. */
function withoutSector(typed: string): string {
  return /^\d{5}-?\d{4}$/.test(typed) ? typed.slice(0, 5) : typed;
}

function refusalOf(postalCode: string): string | null {
  const area = areaOfPostalCode(postalCode);
  if (area === null) return MESSAGES.validation.postalCode;
  if (area === "MILITARY") return `${MESSAGES.checkout.noMilitary}.`;
  return area === "ISLANDS" ? `${MESSAGES.checkout.noIslands}.` : null;
}

/** Does not overwrite a field during typing. */
function fillIn(): void {
  const known = storedPlace();
  if (known === null) return;
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    const field = fieldOf(form);
    if (document.activeElement !== field || field.value === "") field.value = known;
  }
}

function fieldOf(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem("zip") as HTMLInputElement;
}
