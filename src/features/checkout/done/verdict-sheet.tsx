/** An order's status, in a live region. */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { Icon } from "../../../ui/icon";

interface VerdictProps {
  readonly tone: "good" | "open" | "bad";
  readonly title: string;
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

export function Verdict({ tone, title, isAlert = false, children }: VerdictProps) {
  return (
    <Sheet component="section" data-tone={tone} role={isAlert ? "alert" : "status"}>
      <h2>
        {tone === "good" && <Icon name="check" />}
        {title}
      </h2>
      {children}
    </Sheet>
  );
}

/** Next actions, side by side. */
export const Next = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s4)",
});

const Sheet = styled(Card)({
  borderLeft: "6px solid var(--warn)",
  "&[data-tone=good]": { borderColor: "var(--good)" },
  "&[data-tone=bad]": { borderColor: "var(--sale)" },
  h2: { display: "flex", alignItems: "center", gap: "var(--s2)", fontSize: "var(--xl)" },
  "h2 svg": { color: "var(--good)" },
}) as typeof Card;
