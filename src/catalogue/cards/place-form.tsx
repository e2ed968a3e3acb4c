/**
 * The postal code form on every page, for prices and delivery: plain HTML. Its method keeps the browser from
 * submitting; the runtime handles it (src/app/runtime/place-forms.ts), and an earlier click is replayed.
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
      <button className="btn" data-app="">
        Update
      </button>
      <p id={`${id}-answer`} role="status" suppressHydrationWarning />
    </form>
  );
}
