/**
 * Whether visits are counted, in the footer of every page: to refuse is as easy as to agree (VISIT-4). Plain elements; the
 * runtime acts on them (src/features/marketing/counting.ts), a press before it runs is repeated.
 */
export function CountingChoice() {
  return (
    <div className="counting" role="group" aria-label="Counting of visits" data-counting="">
      <button type="button" value="yes" data-needs-app="" suppressHydrationWarning>
        Count my visits
      </button>
      <button type="button" value="no" data-needs-app="" suppressHydrationWarning>
        Do not count my visits
      </button>
      <span role="status" suppressHydrationWarning />
    </div>
  );
}
