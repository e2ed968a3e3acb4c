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
      {/* Its content belongs to the scripts: React leaves what an empty __html holds alone while it hydrates. */}
      <div
        className="snack"
        data-snackbar=""
        role="status"
        aria-live="polite"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <div className="progress" data-route-progress="" hidden suppressHydrationWarning />
    </>
  );
}
