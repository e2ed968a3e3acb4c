/** A number beside the name of a screen in the menu; none for 0. */
import { styled } from "@mui/material/styles";

interface MenuCountProps {
  readonly count: number;
  /** What is counted, for who cannot see where it stands: "open". */
  readonly word: string;
}

export function MenuCount({ count, word }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <Count>
      {count.toLocaleString("en-US")}
      <span className="vh"> {word}</span>
    </Count>
  );
}

const Count = styled("span")({
  marginLeft: "auto",
  padding: "0 var(--s2)",
  borderRadius: 999,
  background: "var(--warn-soft, var(--tile))",
  color: "var(--ink)",
  fontVariantNumeric: "tabular-nums",
});
