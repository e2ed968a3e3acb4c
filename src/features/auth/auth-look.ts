/** How the pages of sign-in look beyond their forms. */
import { css } from "@emotion/react";
import { linkButton } from "../../ui/look/link-button";

export const authLook = css`
  .auth-footer {
    display: grid;
    gap: var(--s2);
    margin-top: var(--s5);
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
  .auth-footer a,
  .auth-links a {
    display: inline-block;
    padding-block: 3px;
  }
  .auth-links {
    margin-top: calc(-1 * var(--s2));
  }
  .auth-assurance {
    display: flex;
    gap: var(--s2);
    color: var(--muted);
    font-size: var(--sm);
  }
  .auth-assurance .i {
    color: var(--good);
  }
  .auth-or {
    display: flex;
    align-items: center;
    gap: var(--s3);
    margin-block: var(--s5) var(--s4);
    color: var(--muted);
    font-size: var(--sm);
  }
  .auth-or::before,
  .auth-or::after {
    content: "";
    flex: 1;
    border-top: 1px solid var(--line);
  }
  .auth-sent {
    margin-bottom: var(--s5);
  }
  .auth-resend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s3);
    margin-top: var(--s4);
  }
  .auth-resend button {
    ${linkButton}
  }
  .auth-resend button[aria-disabled="true"] {
    color: var(--muted);
    text-decoration: none;
    cursor: default;
  }
  .auth-resend p {
    flex-basis: 100%;
  }
`;
