/** What the static HTML of an island holds in the place of its content; the frame around it has the final height. */

/** Of the lines drawn, in percent. */
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
