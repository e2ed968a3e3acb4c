/** How lists of orders look: chips, cards, table, search and pages. */
import { css } from "@emotion/react";
import { cardSurface } from "../../ui/look/card";

export const listLook = css`
  .order-chips ul {
    margin-block: 0;
  }
  .order-chips details ul {
    margin-top: var(--s2);
  }
  .order-chips summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--muted);
    font-size: var(--sm);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .order-chips li a {
    gap: var(--s2);
  }
  .order-chips [aria-current] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  .order-chips [aria-current]:hover {
    color: var(--on-brand);
  }
  .order-list {
    display: grid;
    gap: var(--s4);
    list-style: none;
  }
  .order-card {
    display: grid;
    align-items: center;
    gap: var(--s3) var(--s5);
  }
  .order-card h2 a {
    color: inherit;
  }
  .order-card-state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s4);
  }
  @media (min-width: 700px) {
    .order-card {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding: var(--s4) var(--s5);
    }
    .order-card-state {
      flex-direction: column;
      align-items: flex-end;
    }
  }
  .order-pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3) var(--s5);
  }
  .order-pages .pages ul {
    margin: 0;
  }
  .order-pages label {
    font-size: var(--sm);
  }
  .order-search {
    display: grid;
    align-items: end;
    gap: var(--s3) var(--s4);
  }
  .order-search p {
    display: grid;
    gap: var(--s1);
  }
  .order-search label {
    font-size: var(--sm);
    font-weight: 600;
  }
  .order-search input,
  .order-search select {
    width: 100%;
  }
  @media (min-width: 700px) {
    .order-search {
      grid-template-columns: minmax(0, 1fr) 240px auto;
    }
  }
  .order-table {
    width: 100%;
    border-collapse: collapse;
    ${cardSurface}
  }
  .order-table th,
  .order-table td {
    padding: var(--s3) var(--s4);
    text-align: left;
    vertical-align: top;
  }
  .order-table thead th {
    color: var(--muted);
    font-size: var(--sm);
    font-weight: 600;
  }
  .order-table tbody tr {
    border-top: 1px solid var(--line);
  }
  .order-table td .muted {
    display: block;
    overflow-wrap: anywhere;
  }
  .order-table .order-number {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  @media (max-width: 899.9px) {
    .order-table,
    .order-table tbody {
      display: block;
    }
    .order-table thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .order-table tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      padding: var(--s3) 0;
    }
    .order-table tbody tr:first-of-type {
      border-top: 0;
    }
    .order-table th,
    .order-table td {
      padding: var(--s1) var(--s4);
    }
  }
`;
