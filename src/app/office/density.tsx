/**
 * The density of the back office: the tokens of the shop, smaller, for as long as one of its pages is shown. On the root,
 * because dialogs stand outside the frame. The roundness and air of the shop stay with shoppers.
 */
import GlobalStyles from "@mui/material/GlobalStyles";
import { PHONE } from "../../ui/narrow";

const DENSE = {
  ":root": {
    "--md": ".875rem",
    "--sm": ".8125rem",
    "--xs": ".75rem",
    "--lg": "1rem",
    "--xl": "1.25rem",
    "--s5": "16px",
    "--s6": "24px",
    "--s7": "36px",
    "--r-md": "8px",
    "--r-lg": "10px",
    "--r-pill": "8px",
    "--control": "36px",
    "--choice": "40px",
    "--choice-padding": "4px 12px",
    "--link-height": "32px",
    "--button-padding": "2px 14px",
    "--field-padding": "6px 10px",
    "--card-padding": "var(--s4)",
    "--shadow-card": "0 0 0 1px var(--line)",
    "--typed": "0px",
    "--submit-width": "auto",
    "--submit-least": "0",
  },
  // Fingers need more than a pointer does.
  "@media (pointer: coarse)": {
    ":root": { "--control": "44px", "--choice": "44px", "--link-height": "44px" },
  },
  // Those of forms have a frame already, and a class of it.
  "main :is(select, [type=search], [type=date], [inputmode=decimal]):not([class])": {
    minHeight: "var(--control)",
    padding: "0 10px",
    border: "1.5px solid var(--edge)",
    borderRadius: "var(--r-sm)",
    background: "var(--surface)",
  },
  "main :is(select, input)": { fontSize: "max(var(--md), var(--typed))" },
  // Below 16 px a phone zooms into the field.
  [PHONE]: { ":root": { "--typed": "16px", "--submit-width": "100%" } },
};

export function Density() {
  return <GlobalStyles styles={DENSE} />;
}
