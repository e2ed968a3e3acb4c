/**
 * Density of the back office: the shop's tokens, smaller, while a back-office page is open. On the root,
 * because dialogs are outside the frame. Shoppers keep the shop's rounded corners and spacing.
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
  // Touch targets must be larger than pointer targets.
  "@media (pointer: coarse)": {
    ":root": { "--control": "44px", "--choice": "44px", "--link-height": "44px" },
  },
  // Plain fields only: form fields have a class with a frame.
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
