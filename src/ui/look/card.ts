/** White sheets on the tinted page. Islands mix these into a selector of their own, so nothing of it reaches other pages. */
import { css } from "@emotion/react";

/** The sheet alone; who uses it says padding and what is in it. */
export const cardSurface = css`
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: var(--shadow-card);
`;

/** A sheet with sections of a screen below each other, under a heading. */
export const sectionCard = css`
  display: grid;
  gap: var(--s4);
  padding: var(--s5) var(--s4);
  ${cardSurface}
  @media (min-width: 600px) {
    padding: var(--s5) var(--s6);
  }
  h2 {
    font-size: var(--lg);
  }
`;
