/** Whether the product fits the shopper's vehicle; filled in by the app when unknown at render time. */
import type { CardFit } from "../views/catalogue-views";

export function FitLine({ fit: { code, text } }: { readonly fit: CardFit }) {
  return (
    <p className="fit" data-fit={code} data-verdict={text?.verdict} suppressHydrationWarning>
      {text?.words}
    </p>
  );
}
