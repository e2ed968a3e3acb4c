/**
 * Analytics consent in the footer of every page: opting out is as easy as opting in (VISIT-4). Plain
 * elements; the runtime handles them (src/features/marketing/counting.ts), and an earlier click is replayed.
 */
export function CountingChoice() {
  return (
    <div className="counting" role="group" aria-label="Analytics" data-counting="">
      <button type="button" value="yes" data-app="" suppressHydrationWarning>
        Allow analytics
      </button>
      <button type="button" value="no" data-app="" suppressHydrationWarning>
        Opt out of analytics
      </button>
      <span role="status" suppressHydrationWarning />
    </div>
  );
}
