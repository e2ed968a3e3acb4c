/** How the account looks. Only its island needs these rules, so they travel with it. */
import { css } from "@emotion/react";
import { cardSurface, sectionCard } from "../../ui/look/card";
import { loneLinkButton } from "../../ui/look/link-button";
import { emptyPlace, waitingBars } from "../../ui/look/placeholder";

export const accountLook = css`
  .account-area {
    display: grid;
    gap: var(--s5) var(--s7);
    padding-bottom: var(--s6);
  }
  .account-nav ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s2);
  }
  .account-nav a,
  .account-nav button {
    display: flex;
    align-items: center;
    gap: var(--s3);
    width: 100%;
    min-height: 48px;
    padding: var(--s2) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    font-size: var(--sm);
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
  }
  .account-nav a:hover,
  .account-nav button:hover {
    border-color: var(--brand);
    color: var(--brand);
  }
  .account-nav [aria-current] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
  }
  .account-nav .i {
    width: 1.25em;
    height: 1.25em;
  }
  .account-nav li:last-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 900px) {
    .account-area {
      grid-template-columns: 232px minmax(0, 1fr);
    }
    .account-nav ul {
      grid-template-columns: 1fr;
      gap: var(--s1);
      position: sticky;
      top: 140px;
    }
    .account-nav a,
    .account-nav button {
      border-color: transparent;
      background: 0 0;
    }
    .account-nav li:last-child {
      margin-top: var(--s3);
      padding-top: var(--s3);
      border-top: 1px solid var(--line);
    }
  }
  .account-screen {
    display: grid;
    align-content: start;
    gap: var(--s5);
    min-width: 0;
    max-width: 860px;
  }
  .account-lead {
    max-width: 62ch;
    color: var(--muted);
  }
  .panel-card {
    ${sectionCard}
  }
  .panel-card:focus {
    outline: 0;
  }
  .account-facts {
    display: grid;
    gap: var(--s1) var(--s5);
  }
  .account-facts dd {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .address-grid {
    display: grid;
    gap: var(--s4);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  }
  .address-card {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    height: 100%;
    padding: var(--s4) var(--s5);
    ${cardSurface}
  }
  .address-card address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  .address-card h2 {
    font-size: var(--md);
  }
  .card-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    margin-top: auto;
  }
  .link-button {
    ${loneLinkButton}
    text-decoration-thickness: 1px;
  }
  .link-button:hover {
    color: var(--brand-hover);
    text-decoration-thickness: 2px;
  }
  .mark {
    justify-self: start;
    align-self: flex-start;
  }
  .account-rows > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s1) var(--s4);
    padding-block: var(--s3);
  }
  .account-rows > li + li {
    border-top: 1px solid var(--line);
  }
  .account-rows p {
    overflow-wrap: anywhere;
  }
  .account-rows .row-title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s3);
    font-weight: 600;
  }
  .row-title .i {
    width: 1.15em;
    height: 1.15em;
  }
  [data-outcome="FAILED"],
  [data-outcome="REFRESH_REUSED"] {
    color: var(--warn);
  }
  .account-empty {
    ${emptyPlace}
  }
  .account-waiting {
    ${waitingBars}
  }
`;
