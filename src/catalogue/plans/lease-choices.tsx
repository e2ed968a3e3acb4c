/**
 * Options of a leased order that its lease's state allows: cancel, return, buy out or get help (LEASE-75).
 */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import {
  isLeaseState,
  LEASE_AGREED,
  LEASE_BEFORE_DELIVERY,
  LEASE_SIGNED,
  type LeaseState,
} from "#contract/leases/statuses";
import { LESSOR_FACTS } from "#contract/leases/lessors/lessor-facts";
import { LABELS, MESSAGES } from "#contract/messages";
import { RETURNS_PROMISE } from "#contract/checkout/promises";
import { leaseAgreementPath, type OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { phoneHref } from "../../lib/phone";
import { Facts } from "../../ui/parts/entry/facts";

interface LeaseChoicesProps {
  readonly state: string;
  readonly lessorName: string;
  readonly link: OrderLink;
  /** Cancel action of the order; null where not allowed. */
  readonly cancel: ReactNode;
}

/** Renders nothing for a finished lease, and before the lease has papers. */
export function LeaseChoices({ state, lessorName, link, cancel }: LeaseChoicesProps) {
  const isIn = (states: readonly LeaseState[]) => isLeaseState(state) && states.includes(state);
  const isSigned = isIn(LEASE_SIGNED);
  const isBeforeDelivery = isIn(LEASE_BEFORE_DELIVERY);
  const mayCancel = cancel !== null && isBeforeDelivery && isIn(LEASE_AGREED);
  const service = LESSOR_FACTS.find(({ terms }) => terms.name === lessorName)?.service;
  const { leaseOver, leaseUnsigned } = MESSAGES.orderPreview;
  if (!mayCancel && !isSigned) return null;
  return (
    <Choices>
      <h4>Your lease options</h4>
      <Facts>
        {mayCancel && (
          <>
            <dt>Cancel</dt>
            <dd>
              You can cancel the order until anything ships.{" "}
              {isSigned ? leaseOver(lessorName) : leaseUnsigned(lessorName)} {cancel}
            </dd>
          </>
        )}
        {isSigned && !isBeforeDelivery && (
          <>
            <dt>Return</dt>
            <dd>
              {RETURNS_PROMISE} of delivery: <a href={ROUTES.contact}>contact us first</a>, and we'll tell you
              how to send it. {leaseOver(lessorName)} After that, you can end the lease by returning the items
              to {lessorName}; no payment falls due afterward.
            </dd>
          </>
        )}
        {isSigned && (
          <>
            <dt>{LABELS.earlyBuyout}</dt>
            <dd>
              You can buy it out at any time. Let {lessorName} know you want to; regular payments alone don't
              do it. <a href={leaseAgreementPath(link)}>See the cost after each payment</a>
            </dd>
            <dt>{LABELS.ifYouCannotPay}</dt>
            <dd>{MESSAGES.leases.cannotPay(lessorName)}</dd>
          </>
        )}
        {isSigned && service && (
          <>
            <dt>{LABELS.callLessor(lessorName)}</dt>
            <dd>
              <a href={phoneHref(service.phone)}>{service.phone}</a> or{" "}
              <a href={service.page}>{LABELS.helpPages}</a>
            </dd>
          </>
        )}
      </Facts>
    </Choices>
  );
}

/** Hidden in print: a printed order is its receipt. */
const Choices = styled("div")({ "@media print": { display: "none" } });
