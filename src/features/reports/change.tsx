/** Change of a figure: in words, with an arrow, and in color where more is better. */
import { styled } from "@mui/material/styles";
import { changeInWords } from "#contract/reports/words";

interface ChangeProps {
  readonly now: number | null;
  readonly then: number | null;
  /** Whether an increase is good news; omitted: neutral. */
  readonly isGain?: boolean;
}

/** "12.5% more than"; the compared figure follows. */
export function Change({ now, then, isGain = false }: ChangeProps) {
  const words = changeInWords({ now, then });
  const hasChanged = words.includes("%");
  if (!hasChanged || now === null || then === null) return <>{words}</>;
  return (
    <Way data-way={now > then ? "up" : "down"} data-gain={isGain}>
      {words}
    </Way>
  );
}

const Way = styled("b")({
  "&::before": { content: '"↓ " / ""' },
  "&[data-way=up]::before": { content: '"↑ " / ""' },
  "&[data-gain=true]": { color: "var(--sale)" },
  "&[data-gain=true][data-way=up]": { color: "var(--good)" },
});
