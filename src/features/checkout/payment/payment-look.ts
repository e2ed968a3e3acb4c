/** How choices and the ways to pay look. */
import { css } from "@emotion/react";

export const paymentLook = css`
  .form-radios {
    gap: var(--s2);
    border: 0;
  }
  .form-radios > legend {
    padding: 0;
    font-weight: 600;
    margin-bottom: 6px;
  }
  .checkout .form-radio {
    display: flex;
    justify-self: stretch;
    align-items: center;
    gap: var(--s3);
    min-height: 52px;
    padding: var(--s2) var(--s4);
    border: 1.5px solid var(--edge);
    border-radius: var(--r-md);
    cursor: pointer;
  }
  .form-radio > span {
    display: grid;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .form-radio:hover {
    border-color: var(--ink);
  }
  .form-radio:has(:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
  }
  .form-radio .form-hint {
    font-weight: 400;
  }
  .form-radio:has(:checked) .form-hint {
    color: var(--ink);
  }
  .payment-methods {
    display: grid;
    gap: var(--s3);
    min-width: 0;
    border: 0;
  }
  .payment-method {
    border: 1.5px solid var(--edge);
    border-radius: var(--r-md);
    overflow: hidden;
  }
  .payment-method[data-chosen] {
    border: 2px solid var(--brand);
  }
  .checkout .payment-method > .form-radio {
    border: 0;
    border-radius: 0;
  }
  .payment-panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    padding: var(--s4);
  }
  .payment-frame {
    display: block;
    width: 100%;
    border: 0;
    border-radius: var(--r-sm);
    background: #fff;
    color-scheme: light;
  }
  .hosted-label {
    font-weight: 600;
  }
  .hosted-field {
    height: 48px;
    padding: 0 12px;
    border: 1.5px solid var(--edge);
    border-radius: var(--r-sm);
    background: #fff;
  }
  .hosted-field.braintree-hosted-fields-focused {
    border-color: var(--brand);
    outline: 3px solid var(--brand-soft);
  }
  .hosted-field.braintree-hosted-fields-invalid {
    border-color: var(--sale);
  }
  .coin-grid {
    display: grid;
    gap: var(--s2);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 170px), 1fr));
  }
  .pay-button {
    width: 100%;
    min-height: 54px;
    font-size: var(--lg);
    font-variant-numeric: tabular-nums;
  }
  .pay-button[aria-disabled="true"] {
    cursor: progress;
  }
`;
