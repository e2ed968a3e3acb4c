/** How one order looks, its badges and its dialogs. */
import { css } from "@emotion/react";
import { cardSurface } from "../../ui/look/card";
import { dialogSheet } from "../../ui/look/dialog-sheet";
import { linkButton } from "../../ui/look/link-button";
import { emptyPlace, waitingBars } from "../../ui/look/placeholder";

export const viewLook = css`
  .order-view,
  .order-list-screen,
  .order-columns > div {
    display: grid;
    align-content: start;
    gap: var(--s5);
    min-width: 0;
  }
  .order-columns {
    display: grid;
    gap: var(--s5);
  }
  @media (min-width: 1100px) {
    .order-columns {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
  .order-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s4);
  }
  .order-head h2:focus,
  .order-panel h3:focus,
  .order-notice:focus {
    outline: 0;
  }
  .order-head p {
    flex-basis: 100%;
  }
  .order-panel,
  .order-card,
  .order-next {
    padding: var(--s4);
    ${cardSurface}
    overflow-wrap: anywhere;
  }
  .order-panel {
    display: grid;
    gap: var(--s4);
  }
  @media (min-width: 600px) {
    .order-panel {
      padding: var(--s5);
    }
  }
  .order-panel h3,
  .order-card h2 {
    font-size: var(--lg);
  }
  .order-panel h4 {
    margin: 0 0 var(--s1);
    color: var(--muted);
    font-size: var(--sm);
    font-weight: 600;
  }
  .order-badge {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    padding: 2px 10px 2px 7px;
    border: 1px solid currentColor;
    border-radius: var(--r-pill);
    background: var(--surface);
    font-size: var(--xs);
    font-weight: 600;
    line-height: 1.6;
    white-space: nowrap;
  }
  .order-badge .i {
    width: 1.15em;
    height: 1.15em;
    stroke-width: 2.4;
  }
  .order-badge[data-tone="green"] {
    color: var(--good);
  }
  .order-badge[data-tone="orange"] {
    color: var(--warn);
  }
  .order-badge[data-tone="red"] {
    color: var(--sale);
  }
  .order-next {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3) var(--s5);
    background: var(--brand-soft);
    box-shadow: none;
  }
  .order-next > p:first-of-type {
    max-width: 62ch;
  }
  .order-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3);
  }
  .order-back,
  .order-link {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .order-back::before {
    content: "‹" / "";
    margin-right: var(--s2);
  }
  .order-link {
    ${linkButton}
  }
  .order-notice {
    padding: var(--s3) var(--s4);
    border: 1.5px solid var(--warn);
    border-radius: var(--r-md);
    background: var(--surface);
  }
  .order-empty {
    ${emptyPlace}
  }
  .order-waiting {
    ${waitingBars}
  }
  .order-pictures {
    display: flex;
    gap: var(--s2);
  }
  .order-picture {
    flex: none;
    display: block;
    width: 72px;
    height: 72px;
    border-radius: var(--r-md);
    background: var(--tile);
    overflow: hidden;
  }
  .order-picture .no-pic {
    display: block;
    height: 100%;
  }
  .order-card .order-picture {
    width: 56px;
    height: 56px;
  }
  .order-items,
  .order-payments,
  .order-days,
  .order-events {
    display: grid;
    gap: var(--s4);
    list-style: none;
  }
  .order-items > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2) var(--s4);
  }
  .order-items > li > div {
    display: grid;
    gap: var(--s1);
  }
  .order-items > li + li,
  .order-payments > li + li {
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
  .order-amount {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 700px) {
    .order-items > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .order-amount {
      grid-column: 3;
      display: grid;
      align-content: start;
      justify-items: end;
    }
  }
  .order-tracking {
    font-size: var(--sm);
  }
  .order-sums,
  .order-facts {
    display: grid;
    gap: var(--s2);
  }
  .order-sums > div,
  .order-spread {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
  }
  .order-sums dt {
    font-weight: 400;
  }
  .order-sums dd {
    font-variant-numeric: tabular-nums;
  }
  .order-sums > div:last-child {
    padding-top: var(--s3);
    border-top: 1px solid var(--line);
    font-size: var(--lg);
  }
  .order-facts dt {
    color: var(--muted);
    font-size: var(--sm);
  }
  .order-addresses {
    display: grid;
    gap: var(--s4);
  }
  .order-addresses address {
    font-style: normal;
  }
  @media (min-width: 480px) {
    .order-addresses {
      grid-template-columns: 1fr 1fr;
    }
  }
  .order-event {
    font-weight: 600;
    white-space: pre-line;
  }
  .order-events {
    padding-left: var(--s4);
    border-left: 2px solid var(--line);
  }
  .order-reasons {
    display: grid;
    gap: var(--s1);
    padding-left: var(--s4);
    color: var(--warn);
    font-weight: 600;
    list-style: disc;
  }
  .order-dialog.MuiPaper-root {
    ${dialogSheet}
    width: min(calc(100% - 2 * var(--s4)), 520px);
  }
`;
