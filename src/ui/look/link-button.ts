/** A button that reads like a link, yet is as high as a finger needs. */
import { css } from "@emotion/react";

export const linkButton = css`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: 0 0;
  color: var(--brand);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** The same where it may stand alone: its word centred, never narrower than a finger. */
export const loneLinkButton = css`
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  ${linkButton}
`;
