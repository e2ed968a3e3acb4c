/** Bars in the place of what is being read. */
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";

interface WaitingBarsProps {
  /** What is waited for, e.g. "your addresses". */
  readonly what: string;
  /** Of one bar, in px: near that of what will stand there. */
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
