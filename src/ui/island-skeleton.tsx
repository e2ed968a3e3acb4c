/** Placeholder for an island's content in the static HTML; its frame has the final height. */

/** Widths of the lines, in percent. */
const WIDTHS = [38, 100, 100, 62, 24] as const;

export function IslandSkeleton() {
  return (
    <div style={{ display: "grid", gap: 20, alignContent: "start" }} aria-busy="true">
      <span className="vh" role="status">
        Loading…
      </span>
      {WIDTHS.map((width, index) => (
        <div
          key={index}
          aria-hidden="true"
          style={{ width: `${width}%`, height: 46, borderRadius: 8, background: "var(--tile)" }}
        />
      ))}
    </div>
  );
}
