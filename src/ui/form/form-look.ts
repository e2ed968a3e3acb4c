/** How forms look. Only islands have forms like these, so the rules travel with them and not with every page. */
import { css } from "@emotion/react";

export const formLook = css`
  .form {
    display: grid;
    gap: var(--s5);
  }
  .form-row {
    display: grid;
    gap: var(--s5) var(--s4);
  }
  @media (min-width: 600px) {
    .form-row {
      grid-template-columns: 1fr 1fr;
      align-items: end;
    }
  }
  .form-field {
    display: grid;
    gap: 6px;
    min-width: 0;
  }
  .form-field > label:not(.form-check) {
    font-weight: 600;
    justify-self: start;
  }
  .form-optional,
  .form-hint {
    color: var(--muted);
    font-size: var(--sm);
    font-weight: 400;
  }
  .form-error {
    display: flex;
    gap: var(--s2);
    color: var(--sale);
    font-weight: 600;
    font-size: var(--sm);
  }
  .form-error svg {
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .form-code {
    max-width: 15rem;
    letter-spacing: 0.22em;
    font-variant-numeric: tabular-nums;
  }
  .form-code.MuiInputBase-root {
    font-size: 1.25rem;
    font-weight: 600;
  }
  .form-check {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 44px;
  }
  .form-show {
    min-width: 56px;
    min-height: 44px;
    margin-right: -10px;
    border: 0;
    border-radius: var(--r-sm);
    background: 0 0;
    color: var(--brand);
    font-weight: 600;
    font-size: var(--sm);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .form-show:hover {
    color: var(--brand-hover);
  }
  .form-needs {
    margin-top: 2px;
    color: var(--muted);
    font-size: var(--sm);
  }
  .form-needs ul {
    display: grid;
    gap: 2px var(--s4);
    margin-top: 2px;
  }
  @media (min-width: 600px) {
    .form-needs ul {
      grid-template-columns: 1fr 1fr;
    }
  }
  .form-needs li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .form-needs li[data-met] {
    color: var(--good);
  }
  .form-needs svg {
    flex: none;
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .form-problem {
    display: grid;
    gap: var(--s2);
    padding: var(--s4);
    border: 2px solid var(--sale);
    border-radius: var(--r-md);
    background: var(--surface);
  }
  .form-problem h2 {
    font-size: var(--lg);
  }
  .form-problem li a {
    display: inline-block;
    padding: 4px 0;
    color: var(--sale);
    font-weight: 600;
  }
  .form-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s3) var(--s5);
  }
  .form-actions .btn {
    min-width: 11rem;
  }
  .narrow .form-actions > .btn {
    width: 100%;
  }
  @media (max-width: 599.98px) {
    .form-actions > .btn {
      width: 100%;
    }
  }
  .form-turning {
    width: 18px;
    height: 18px;
    border: 3px solid;
    border-right-color: transparent;
    border-radius: 50%;
    animation: turn 0.8s linear infinite;
  }
  .form .MuiNativeSelect-root::before,
  .form .MuiNativeSelect-root::after {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .form-turning {
      animation-duration: 2s;
    }
  }
`;
