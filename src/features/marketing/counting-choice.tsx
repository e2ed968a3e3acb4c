/**
 * Whether visits are counted, in the footer of every page: to refuse is as easy as to agree (VISIT-4). Plain elements; the
 * runtime acts on them (src/features/marketing/counting.ts), a press before it runs is repeated.
 */
export function CountingChoice() {
  return (
    <div className="counting" role="group" aria-label="Analytics" data-counting="">
      <button type="button" value="yes" data-needs-app="" suppressHydrationWarning>
        Allow analytics
      </button>
      <button type="button" value="no" data-needs-app="" suppressHydrationWarning>
        Opt out of analytics
      </button>
      <span role="status" suppressHydrationWarning />
    </div>
  );
}
