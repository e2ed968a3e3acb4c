/**
 * The shopper's postal code in the header of every page: a disclosure with a form; the inline script fills in
 * the code.
 */
import { LABELS } from "#contract/messages";
import { PlaceForm } from "../../catalogue/cards/place-form";

export function PlaceMenu() {
  return (
    <details className="place" data-menu="" name="menu">
      <summary>
        <span>{`${LABELS.deliverTo} `}</span>
        <b data-place="" suppressHydrationWarning />
      </summary>
      <PlaceForm id="zip" />
    </details>
  );
}
