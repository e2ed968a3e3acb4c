/**
 * Asks for the postal code that prices and delivery are shown for: plain elements on every page. Its method keeps a browser from
 * sending it anywhere; the runtime reads it (src/app/runtime/place-forms.ts), a press before it runs is repeated.
 */
export function PlaceForm({ id }: { readonly id: string }) {
  return (
    <form className="zip" method="dialog" data-place-form="" noValidate>
      <label htmlFor={id}>Your ZIP code</label>
      <input
        id={id}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        aria-describedby={`${id}-answer`}
      />
      <button className="btn" data-needs-app="">
        Update
      </button>
      <p id={`${id}-answer`} role="status" suppressHydrationWarning />
    </form>
  );
}
