/** Elements that scripts fill: loading spinner, notifications and route progress. */
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
      {/* The content belongs to the scripts: React leaves an element with an empty __html alone during
          hydration. */}
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
