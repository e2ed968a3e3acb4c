/** MUI's button, registered as an action of its screen. */
import MuiButton, { type ButtonProps } from "@mui/material/Button";
import { useForkRef } from "@mui/material/utils";
import { actionRef } from "./registry";

/** Accepts all props of MUI's button. */
export const Button = function Button({ ref, ...props }: ButtonProps) {
  return <MuiButton {...props} ref={useForkRef(ref, actionRef.button)} />;
} as typeof MuiButton;
