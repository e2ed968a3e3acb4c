/** A number beside a menu entry; hidden for 0. */
import { styled } from "@mui/material/styles";

interface MenuCountProps {
  readonly count: number;
  /** The counted noun for screen readers: "open". */
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
