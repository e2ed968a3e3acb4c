/** Whether it fits the shopper's vehicle; the app fills it in where the page does not know the vehicle. */
import type { CardFit } from "../views/catalogue-views";

export function FitLine({ fit: { code, said } }: { readonly fit: CardFit }) {
  return (
    <p className="fit" data-fit={code} data-verdict={said?.verdict} suppressHydrationWarning>
      {said?.words}
    </p>
  );
}
