/** How much money is to be looked after, beside the name of its desk. */
import { styled } from "@mui/material/styles";
import { useRestAnswer } from "../../client/api/use-rest-answer";

export function MoneyCount() {
  const { data } = useRestAnswer("countMoneyCases");
  if (!data || data.open === 0) return null;
  return (
    <Count>
      {data.open.toLocaleString("en-US")}
      <span className="vh"> open</span>
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
