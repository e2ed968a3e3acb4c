/** The back office's first page: open tasks by permission. Each number links to its list (STAFF-46). */
import { useMemo, useState } from "react";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { taskSummary, useReported } from "./waiting";
import { groupsFor } from "./what-waits";
import { PHONE } from "../../ui/narrow";

export function TodayScreen() {
  const { user } = useVisitor();
  const { lines, report } = useReported();
  const [turn, setTurn] = useState(0);
  const groups = useMemo(() => groupsFor(user?.permissions ?? []), [user]);
  return (
    <>
      <p role="status">
        {groups.length === 0 ? "You have no tasks with your permissions." : taskSummary(lines)}
      </p>
      <List aria-label="Task counts">
        {lines
          .filter(({ count }) => count !== 0)
          .map(({ name, count, href }) => (
            <li key={name}>
              <Tile href={href}>
                <b>{count === "unknown" ? "?" : (count?.toLocaleString("en-US") ?? "…")}</b>
                <span>
                  {name}
                  {count === "unknown" && ": count unavailable"}
                </span>
              </Tile>
            </li>
          ))}
      </List>
      {lines.some(({ count }) => count === "unknown") && (
        <p>
          <Button onClick={() => setTurn(turn + 1)}>{LABELS.tryAgain}</Button>
        </p>
      )}
      {/* The key counts again. */}
      {groups.map((Group, i) => (
        <Group key={`${turn}-${i}`} report={report} />
      ))}
    </>
  );
}

const List = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: "var(--s3)",
  margin: "var(--s4) 0 0",
  padding: 0,
  listStyle: "none",
  [PHONE]: { gap: "var(--s2)", margin: 0 },
});

const Tile = styled("a")({
  display: "flex",
  alignItems: "baseline",
  gap: "var(--s3)",
  height: "100%",
  padding: "var(--s3) var(--s4)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  color: "var(--ink)",
  textDecoration: "none",
  "&:hover": { borderColor: "var(--brand)" },
  b: { fontSize: "var(--xl)", fontVariantNumeric: "tabular-nums" },
});
