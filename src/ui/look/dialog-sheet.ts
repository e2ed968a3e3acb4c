/** The sheet of a dialog. MUI draws it, so the selector has to name `.MuiPaper-root` too; who uses it says the width. */
import { css } from "@emotion/react";

export const dialogSheet = css`
  display: grid;
  gap: var(--s4);
  margin: var(--s4);
  padding: var(--s5);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--ink);
  font: 400 var(--md) / 1.5 var(--font);
  box-shadow: var(--shadow-panel);
  overflow-wrap: anywhere;
`;
