/** An introductory sentence above a screen. */
import { styled } from "@mui/material/styles";

export const Lead = styled("p")({ maxWidth: "62ch", color: "var(--muted)" });
