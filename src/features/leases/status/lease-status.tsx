/** An application's status in words, with the next actions. */
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import type { LeaseAnswerFragment } from "#contract/graphql/generated";
import { LEASE_DECLINED, LEASE_STOPPED, LEASE_UNDECIDED, type LeaseStatus } from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { payAgainPath } from "#contract/orders/paths";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { useVisitor } from "../../../client/session/use-visitor";
import { formatDateTime } from "../../../lib/format-date";
import { webAddress } from "../../../lib/addresses/web-address";
import { Button } from "../../../ui/actions/button";
import { Notice } from "../../../ui/parts/notice";
import { WaitingBars } from "../../../ui/parts/waiting-bars";
import { GuestLink } from "../guest-link";
import { Approved } from "./approved";
import type { MatchedLease } from "./find-status";
import { Next } from "./next";
import { OtherWays } from "../other-ways";
import { useLeaseStatus } from "./use-status";

interface LeaseStatusPanelProps {
  readonly lease: MatchedLease;
  /** A response just received; null: request one. */
  readonly first: LeaseAnswerFragment | null;
  readonly onApplyAgain: () => void;
}

export function LeaseStatusPanel({ lease, first, onApplyAgain }: LeaseStatusPanelProps) {
  const { answer, trouble, isGivenUp, retry } = useLeaseStatus(lease, first);
  if (!answer?.application) {
    if (!trouble) return <WaitingBars what="your application" />;
    return (
      <Sheet role="alert">
        <h2>We can't check your application</h2>
        <p>{trouble}</p>
        <Next>
          <Button onClick={retry}>{LABELS.lookAgain}</Button>
        </Next>
      </Sheet>
    );
  }
  const retryButton = isGivenUp && (
    <Button variant="outlined" onClick={retry}>
      {LABELS.lookAgain}
    </Button>
  );
  return (
    <Sheet>
      <Verdict
        answer={answer}
        retryButton={retryButton}
        onApplyAgain={onApplyAgain}
        isAccounts={lease.draftKey === null}
        hasJustSent={first !== null}
      />
      {trouble && <Notice role="status">We couldn't refresh this: {trouble}</Notice>}
      {lease.draftKey !== null && <GuestsOwn draftKey={lease.draftKey} email={answer.application.email} />}
    </Sheet>
  );
}

interface VerdictProps {
  readonly answer: LeaseAnswerFragment;
  /** Restarts polling after it has stopped. */
  readonly retryButton: ReactNode;
  readonly onApplyAgain: () => void;
  /** False for an application opened by a guest's key. */
  readonly isAccounts: boolean;
  /** The result takes the focus. */
  readonly hasJustSent: boolean;
}

/** A live region: screen readers announce a decision when the heading changes. */
function Verdict({ answer, retryButton: look, onApplyAgain, isAccounts, hasJustSent }: VerdictProps) {
  const { message, application, orderKey } = answer;
  const order = answer.order?.status === "PENDING_PAYMENT" ? answer.order : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasJustSent) heading.current?.focus();
  }, [hasJustSent]);
  if (!application) return null;
  const { status, reason, createdAt, email } = application;
  const lessorsPage = webAddress(application.redirectUrl);
  const needsAction = lessorsPage !== null;
  const title = titleOf(answer, needsAction);
  return (
    <>
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {message !== title && <p>{message}</p>}
      </div>
      {status === "APPROVED" && <Approved application={application} isAccounts={isAccounts} />}
      {isStopped(status) && (
        <>
          <p>
            {reason === "EXPIRED"
              ? "Approvals are valid for a limited time. You can apply again."
              : "Nothing was leased and you owe nothing. You can apply again if your situation changes."}
          </p>
          {isDeclined(status) && <p>{MESSAGES.leases.reasonFollows}</p>}
          {order ? <WaitingOrder order={order} orderKey={orderKey ?? null} /> : <OtherWays />}
          <Next>
            <Button variant={order ? "text" : "outlined"} onClick={onApplyAgain}>
              Apply again
            </Button>
          </Next>
        </>
      )}
      {isUndecided(status) && (
        <>
          {needsAction ? (
            <p>
              The leasing company needs you to complete a step on its site. It brings you back here when
              you're done.
            </p>
          ) : (
            <p>
              There's nothing you need to do. This page updates automatically, and you can close it. We'll
              email {email} as soon as there's a decision. You can fill your cart in the meantime.
            </p>
          )}
          <p className="muted">Sent {formatDateTime(createdAt)}</p>
          <Next>
            {lessorsPage && <Button href={lessorsPage}>{LABELS.goOnAtLessor}</Button>}
            {look}
            <a href={ROUTES.home}>{LABELS.continueShopping}</a>
          </Next>
        </>
      )}
    </>
  );
}

const isStopped = (status: string) => LEASE_STOPPED.includes(status as LeaseStatus);
const isDeclined = (status: string) => LEASE_DECLINED.includes(status as LeaseStatus);
const isUndecided = (status: string) => LEASE_UNDECIDED.includes(status as LeaseStatus);

/** @param needsAction the lessor waits for the applicant, not the other way round */
function titleOf({ message, application }: LeaseAnswerFragment, needsAction: boolean): string {
  const { status = "", reason } = { ...application };
  if (status === "DECLINED") return "Not approved";
  if (isStopped(status))
    return reason === "EXPIRED" ? "Your approval has ended" : "This application has ended";
  if (!isUndecided(status)) return message;
  return needsAction ? LABELS.moreNeeded : "Your application was sent";
}

interface WaitingOrderProps {
  readonly order: NonNullable<LeaseAnswerFragment["order"]>;
  readonly orderKey: string | null;
}

/** The items are in the order placed with the application, and no longer in the cart (LEASE-5). */
function WaitingOrder({ order, orderKey }: WaitingOrderProps) {
  return (
    <>
      <p>
        Your items are in order {order.uniqueId}. {MESSAGES.leases.otherWays}
      </p>
      <Next>
        <Button href={payAgainPath({ id: order.id, key: orderKey })}>{MESSAGES.orders.payAnotherWay}</Button>
      </Next>
    </>
  );
}

/** A guest reopens the application by key; an account with the same address takes it over. */
function GuestsOwn({ draftKey, email }: { readonly draftKey: string; readonly email: string }) {
  const { user } = useVisitor();
  return (
    <Own>
      <h3>Come back later</h3>
      <GuestLink draftKey={draftKey} label="This link opens your application. Keep it private." />
      {!user && (
        <p>
          Or <a href={withReturnUrl(ROUTES.register, ROUTES.lease)}>create an account</a> with {email}. Your
          application appears there once you've verified that email.
        </p>
      )}
    </Own>
  );
}

const Sheet = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  h2: { fontSize: "var(--xl)" },
  "h2 + p": { marginTop: "var(--s3)" },
});

const Own = styled("section")({
  display: "grid",
  gap: "var(--s3)",
  paddingTop: "var(--s4)",
  borderTop: "1px solid var(--line)",
  h3: { fontSize: "var(--lg)" },
});
