/** A status badge: word, sign and color, because some users do not see the color (ORDER-5). */
import Chip from "@mui/material/Chip";
import type { BadgeTone } from "#contract/orders/orders";

const SIGNS: Readonly<Record<BadgeTone, string>> = {
  red: "M7 7l10 10M17 7L7 17",
  orange: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  green: "M5 12.5l4.5 4.5L19 7.5",
};

const COLOURS = { red: "error", orange: "warning", green: "success" } as const;

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: string;
}

export function Badge({ tone, children }: BadgeProps) {
  const sign = (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[tone]} />
    </svg>
  );
  return <Chip component="span" variant="outlined" color={COLOURS[tone]} icon={sign} label={children} />;
}
