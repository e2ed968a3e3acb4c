/** How the cart looks. Only its island needs these rules, so they travel with it. */
import { css } from "@emotion/react";

export const cartLook = css`
  .cart-area {
    padding-bottom: var(--s6);
  }
  .cart-columns {
    display: grid;
    gap: var(--s6);
    align-items: start;
  }
  .cart-lines {
    margin-bottom: var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
    background: var(--surface);
    box-shadow: var(--shadow-card);
  }
  .cart-lines > li {
    padding: var(--s5) var(--s4);
  }
  .cart-lines > li + li {
    border-top: 1px solid var(--line);
  }
  .cart-line {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: var(--s3) var(--s4);
    align-items: start;
  }
  .cart-pic {
    border-radius: var(--r-md);
    background: var(--tile);
    overflow: hidden;
  }
  .cart-pic :is(img, .no-pic) {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  .cart-brand,
  .cart-each {
    color: var(--muted);
    font-size: var(--sm);
  }
  .cart-line h2 {
    margin-block: var(--s1);
    font-size: var(--md);
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: 0;
  }
  .cart-line h2 a {
    color: var(--ink);
    text-decoration: none;
  }
  .cart-line h2 a:hover {
    text-decoration: underline;
  }
  .cart-line[data-excluded] :is(.cart-pic, h2) {
    opacity: 0.75;
  }
  .cart-reason {
    margin-top: var(--s2);
    padding: var(--s2) var(--s3);
    border-left: 4px solid var(--warn);
    background: var(--tile);
    font-size: var(--sm);
  }
  .cart-change {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: var(--s4);
  }
  .cart-sum {
    grid-column: 1 / -1;
    font-size: var(--lg);
    font-weight: 600;
  }
  .cart-sum s {
    color: var(--muted);
    font-weight: 400;
  }
  .cart-area .link-button {
    min-height: 44px;
    padding: 0 var(--s2);
    border: 0;
    background: 0 0;
    color: var(--brand);
    font-size: var(--sm);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .stepper {
    display: inline-flex;
    border: 1.5px solid var(--edge);
    border-radius: var(--r-pill);
    background: var(--surface);
    overflow: hidden;
  }
  .stepper > * {
    width: 46px;
    height: 44px;
    padding: 0;
    border: 0;
    background: 0 0;
    color: var(--ink);
    text-align: center;
    font-weight: 600;
  }
  .stepper button:hover {
    background: var(--brand-soft);
  }
  .stepper [aria-disabled="true"] {
    color: var(--muted);
    cursor: not-allowed;
  }
  .stepper :focus-visible {
    outline-offset: -4px;
    border-radius: var(--r-pill);
  }
  .cart-removed {
    background: var(--tile);
  }
  .cart-lines > .cart-removed {
    padding-block: var(--s2);
  }
  .cart-lines > :first-child {
    border-radius: var(--r-lg) var(--r-lg) 0 0;
  }
  .cart-lines > :last-child {
    border-radius: 0 0 var(--r-lg) var(--r-lg);
  }
  .cart-lines > :only-child {
    border-radius: var(--r-lg);
  }
  .cart-notices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    margin-bottom: var(--s5);
    padding: var(--s3) var(--s4);
    border-left: 6px solid var(--warn);
    border-radius: var(--r-md);
    background: var(--surface);
    box-shadow: var(--shadow-card);
  }
  .cart-total {
    display: grid;
    gap: var(--s4);
    padding: var(--s5);
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
    background: var(--surface);
    box-shadow: var(--shadow-card);
  }
  .cart-total h2 {
    font-size: var(--lg);
  }
  .cart-total dl {
    display: grid;
    gap: var(--s3);
  }
  .cart-total dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
  }
  .cart-total dt {
    font-weight: 400;
  }
  .cart-total dd {
    text-align: right;
  }
  .cart-total .total {
    padding-top: var(--s3);
    border-top: 1px solid var(--line);
    font-size: var(--lg);
  }
  .cart-total .total > * {
    font-weight: 700;
  }
  .cart-lease {
    display: grid;
    gap: var(--s1);
    padding: var(--s3) var(--s4);
    border-radius: var(--r-md);
    background: var(--brand-soft);
  }
  .cart-lease .small {
    color: var(--ink);
  }
  @media (min-width: 700px) {
    .cart-lines > .cart-line {
      grid-template-columns: 120px minmax(0, 1fr) auto;
      padding: var(--s5);
    }
    .cart-line .cart-pic {
      grid-row: span 2;
    }
    .cart-line .cart-sum {
      grid-column: 3;
      grid-row: 1;
      text-align: right;
    }
    .cart-line .cart-change {
      grid-column: 2 / -1;
    }
  }
  @media (min-width: 1000px) {
    .cart-columns {
      grid-template-columns: minmax(0, 1fr) 360px;
    }
    .cart-total {
      position: sticky;
      top: var(--s5);
    }
  }
`;
