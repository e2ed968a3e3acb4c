/** What stands where a list will be: a word that there is nothing, or bars until the answer comes. */
import { css } from "@emotion/react";

export const emptyPlace = css`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  padding: var(--s6) var(--s4);
  border: 1.5px dashed var(--line);
  border-radius: var(--r-lg);
  text-align: center;
  p {
    max-width: 46ch;
    color: var(--muted);
  }
`;

export const waitingBars = css`
  display: grid;
  gap: var(--s4);
  div {
    height: 104px;
    border-radius: var(--r-lg);
    background: var(--tile);
  }
`;
