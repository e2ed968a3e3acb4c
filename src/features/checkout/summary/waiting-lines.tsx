/** Stands in the place of what is being read. */
export function WaitingLines({ what }: { readonly what: string }) {
  return (
    <div className="checkout-waiting" role="status" aria-busy="true">
      <span className="vh">Reading {what}…</span>
      <div />
      <div />
      <div />
    </div>
  );
}
