/** Shown instead of lines in an empty cart. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Button } from "../../ui/actions/button";

export function EmptyCart() {
  return (
    <div className="empty">
      <h2>{LABELS.emptyCart}</h2>
      <p>Browse the departments, or search for what you need.</p>
      <p>
        <Button href={ROUTES.home}>{LABELS.startShopping}</Button>
      </p>
    </div>
  );
}

export function UnreadCart({ retry }: { readonly retry: () => void }) {
  return (
    <div className="empty" role="alert">
      <h2>Your cart is safe, but we can't show it</h2>
      <p>Something went wrong on our end. Your cart is saved.</p>
      <Button onClick={retry}>{LABELS.tryAgain}</Button>
    </div>
  );
}
