/** Placeholder bars during loading. */
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";

interface WaitingBarsProps {
  /** The loading data, such as "your addresses". */
  readonly what: string;
  /** Height of one bar in px, close to the later content. */
  readonly height?: number;
  readonly count?: number;
}

export function WaitingBars({ what, height = 104, count = 2 }: WaitingBarsProps) {
  return (
    <Stack spacing={4} role="status" aria-busy="true">
      <span className="vh">Reading {what}…</span>
      {Array.from({ length: count }, (_, bar) => (
        <Skeleton key={bar} height={height} />
      ))}
    </Stack>
  );
}
