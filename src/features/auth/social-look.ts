/** How the ways in by a provider look: as wide as the form above them, quieter than its button. */
import { css } from "@emotion/react";

export const socialLook = css`
  .social {
    display: grid;
    gap: var(--s3);
  }
  .social .btn {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--s3);
    width: 100%;
    min-height: 48px;
  }
  .social .btn[aria-disabled="true"] {
    cursor: progress;
  }
  .social-failure:empty {
    display: none;
  }
  .social-failure {
    color: var(--sale);
    font-weight: 600;
  }
`;
