/** How the checkout looks. Only its island needs these rules, so they travel with it. */
import { css } from "@emotion/react";
import { sectionCard } from "../../ui/look/card";
import { loneLinkButton } from "../../ui/look/link-button";

export const checkoutLook = css`
  .checkout {
    display: grid;
    gap: var(--s5);
    padding-bottom: var(--s6);
  }
  .checkout .link-button {
    ${loneLinkButton}
  }
  .checkout-steps ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(var(--s3), 3vw, var(--s5));
    counter-reset: step;
  }
  .checkout-steps li {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 44px;
    color: var(--muted);
    font-weight: 600;
    font-size: var(--sm);
    counter-increment: step;
  }
  .checkout-steps li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.5px solid var(--edge);
    border-radius: 50%;
  }
  .checkout-steps li:has([aria-current]) {
    color: var(--ink);
  }
  .checkout-steps li:has([aria-current])::before,
  .checkout-steps li[data-done]::before {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  .checkout-steps li[data-done]::before {
    content: "✓";
  }
  .checkout-steps a {
    line-height: 44px;
  }
  .checkout-columns {
    display: grid;
    gap: var(--s5) var(--s6);
    grid-template-columns: minmax(0, 1fr);
  }
  .checkout-main {
    display: grid;
    align-content: start;
    gap: var(--s5);
    min-width: 0;
  }
  @media (min-width: 900px) {
    .checkout-columns {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
      align-items: start;
    }
    .checkout-summary {
      grid-column: 2;
      grid-row: 1;
      position: sticky;
      top: var(--s5);
    }
    .checkout-main {
      grid-column: 1;
      grid-row: 1;
    }
  }
  .checkout-card {
    ${sectionCard}
    grid-template-columns: minmax(0, 1fr);
  }
  .card-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s3);
  }
  .card-head a {
    display: inline-block;
    line-height: 44px;
  }
  .checkout-aside {
    color: var(--muted);
  }
  .checkout-fold {
    padding-block: 0;
  }
  .checkout-fold > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    min-height: 56px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  .checkout-fold > summary::-webkit-details-marker {
    display: none;
  }
  .checkout-fold > summary span::after {
    content: " ▾";
    color: var(--brand);
  }
  .checkout-fold[open] > summary span::after {
    content: " ▴";
  }
  .checkout-fold > summary b {
    font-size: var(--lg);
    font-variant-numeric: tabular-nums;
  }
  .checkout-fold[open] {
    padding-bottom: var(--s5);
  }
  .checkout-fold[open] > :not(summary) + * {
    margin-top: var(--s4);
  }
  @media (max-width: 899.98px) {
    .checkout-summary {
      position: sticky;
      top: var(--s2);
      z-index: 2;
    }
    .checkout-fold[open] {
      max-height: 70vh;
      overflow: auto;
    }
  }
  .summary-lines {
    display: grid;
    gap: var(--s4);
  }
  .summary-lines li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: var(--s3);
    align-items: start;
    font-size: var(--sm);
  }
  .summary-lines picture,
  .summary-lines .no-pic {
    display: block;
    width: 64px;
    aspect-ratio: 1;
    border-radius: var(--r-sm);
    background: var(--tile);
    overflow: hidden;
  }
  .summary-lines a {
    color: var(--ink);
    font-weight: 600;
  }
  .checkout .form-hint {
    display: block;
  }
  .summary-amount {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .summary-sums {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s2) var(--s4);
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
  .summary-sums dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .summary-sums .summary-total {
    padding-top: var(--s2);
    font-size: var(--lg);
    font-weight: 700;
  }
  .promotion {
    display: grid;
    gap: 6px;
  }
  .promotion label {
    font-weight: 600;
    font-size: var(--sm);
  }
  .promotion-row {
    display: flex;
    gap: var(--s2);
  }
  .promotion input {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    padding: 0 var(--s3);
    border: 1.5px solid var(--edge);
    border-radius: var(--r-sm);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    text-transform: uppercase;
  }
  .promotion input[aria-invalid="true"] {
    border-color: var(--sale);
  }
  .review-facts {
    display: grid;
    gap: 2px;
  }
  .review-facts dt {
    color: var(--muted);
    font-size: var(--sm);
  }
  .review-facts dd {
    overflow-wrap: anywhere;
  }
  .review-facts dd + dt {
    margin-top: var(--s2);
  }
  .checkout-good {
    color: var(--good);
    font-weight: 600;
  }
  .checkout-bad {
    color: var(--sale);
    font-weight: 600;
  }
  .checkout-good::before {
    content: "✓ " / "";
  }
  .checkout-bad::before {
    content: "! " / "";
  }
  .checkout-answer {
    display: grid;
    gap: var(--s4);
  }
  .checkout-waiting {
    display: grid;
    gap: var(--s4);
  }
  .checkout-waiting div {
    height: 72px;
    border-radius: var(--r-md);
    background: var(--tile);
  }
`;
