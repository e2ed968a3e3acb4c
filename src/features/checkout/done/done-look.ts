/** How the confirmation looks. */
import { css } from "@emotion/react";

export const doneLook = css`
  .checkout-done {
    display: grid;
    gap: var(--s5);
    max-width: 760px;
  }
  .checkout-next {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s3) var(--s4);
  }
  .verdict {
    border-left: 6px solid var(--warn);
  }
  .verdict[data-tone="good"] {
    border-color: var(--good);
  }
  .verdict[data-tone="bad"] {
    border-color: var(--sale);
  }
  .verdict h2 {
    display: flex;
    align-items: center;
    gap: var(--s2);
    font-size: var(--xl);
  }
  .verdict[data-tone="good"] h2 .i {
    color: var(--good);
  }
`;
