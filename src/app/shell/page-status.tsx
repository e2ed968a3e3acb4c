/** Parts the scripts of a page show things in: the loading spinner, notifications and the progress of a route change. */
export function PageStatus() {
  return (
    <>
      <div
        className="spinner"
        data-spinner=""
        role="status"
        aria-label="Loading"
        hidden
        suppressHydrationWarning
      />
      <div className="snack" data-snackbar="" role="status" aria-live="polite" suppressHydrationWarning />
      <div className="progress" data-route-progress="" data-progress="" hidden suppressHydrationWarning />
    </>
  );
}
