/** A sentence above a screen on what it is for. */
import { styled } from "@mui/material/styles";

export const Lead = styled("p")({ maxWidth: "62ch", color: "var(--muted)" });
