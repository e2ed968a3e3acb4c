/** MUI's outlined input as the shop draws its fields: 16 px so that phones do not zoom, 48 px to be hit. */
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";

export const ShopInput = styled((props: OutlinedInputProps) => <OutlinedInput notched={false} {...props} />)({
  width: "100%",
  minHeight: 48,
  borderRadius: "var(--r-sm)",
  background: "var(--surface)",
  color: "var(--ink)",
  font: "inherit",
  lineHeight: 1.4,
  "& .MuiInputBase-input": {
    boxSizing: "border-box",
    minHeight: 48,
    height: "auto",
    padding: "10px 12px",
    color: "inherit",
    letterSpacing: "inherit",
    WebkitTapHighlightColor: "transparent",
  },
  "& .MuiInputBase-input:focus-visible": { outline: 0 },
  "& .MuiInputBase-input:-webkit-autofill": {
    WebkitTextFillColor: "var(--ink)",
    boxShadow: "inset 0 0 0 99px var(--brand-soft)",
    borderRadius: "inherit",
  },
  "& textarea.MuiInputBase-input": { padding: 0, minHeight: 0 },
  "& .MuiOutlinedInput-notchedOutline": { border: "1.5px solid var(--edge)", transition: "none" },
  "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: "var(--ink)" },
  "&.Mui-focused .MuiOutlinedInput-notchedOutline": {
    border: "2px solid var(--brand)",
    boxShadow: "0 0 0 3px var(--brand-soft)",
  },
  "&.Mui-error .MuiOutlinedInput-notchedOutline, &.Mui-error:hover .MuiOutlinedInput-notchedOutline": {
    border: "2px solid var(--sale)",
  },
  "& .MuiInputAdornment-root": { color: "var(--muted)", height: "auto", maxHeight: "none" },
});
