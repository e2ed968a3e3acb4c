/** An application as its applicant sees it: how it stands and what it is good for first, what was typed last. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatDateTime } from "../../../lib/format-date";
import { webAddress } from "../../../lib/web-address";
import { Badge } from "../../../ui/parts/badge";
import { Columns } from "../../../ui/parts/columns";
import { NextBox } from "../../../ui/parts/next-box";
import { Timeline } from "../../../ui/parts/timeline";
import { isOpen, lookOf, purposeOf, standingOf, titleOf } from "../lease-words";
import { LeaseCredit } from "./lease-credit";
import { LeaseOrders } from "./lease-orders";
import { TypedFacts } from "./typed-facts";

interface LeaseViewProps {
  readonly lease: WholeLeaseFragment;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

export function LeaseView({ lease, isAsking, onAsk }: LeaseViewProps) {
  const { status, createdAt, approvedAmount } = lease;
  const { tone, label } = lookOf(status);
  return (
    <Stack component="article" spacing={5}>
      <Head>
        <h2>{titleOf(lease)}</h2>
        <Badge tone={tone}>{label}</Badge>
        <p className="muted">
          {purposeOf(lease)}, sent {formatDateTime(createdAt)}
        </p>
      </Head>
      <NextBox>
        <p>{standingOf(lease)}</p>
        <Actions lease={lease} isAsking={isAsking} onAsk={onAsk} />
      </NextBox>
      <Columns>
        <div>
          <LeaseOrders leases={lease.leases} />
          <Card component="section" aria-labelledby="lease-history">
            <h3 id="lease-history">History</h3>
            <Timeline
              entries={lease.timeline}
              keyOf={({ at, summary }) => `${at} ${summary}`}
              title={({ summary }) => summary}
            />
          </Card>
          <TypedFacts lease={lease} />
        </div>
        <div>
          {typeof approvedAmount === "number" && (
            <Card component="section" aria-labelledby="lease-credit">
              <h3 id="lease-credit">Approval</h3>
              <LeaseCredit lease={lease} />
            </Card>
          )}
        </div>
      </Columns>
    </Stack>
  );
}

function Actions({ lease: { status, redirectUrl }, isAsking, onAsk }: LeaseViewProps) {
  const page = webAddress(redirectUrl);
  if (!isOpen(status)) return null;
  return (
    <Stack direction="row" spacing={3}>
      {page && <Button href={page}>{LABELS.goOnAtLessor}</Button>}
      <Button variant="outlined" aria-disabled={isAsking} onClick={() => !isAsking && onAsk()}>
        {isAsking ? "Asking…" : LABELS.lookAgain}
      </Button>
    </Stack>
  );
}

const Head = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  "& > p": { flexBasis: "100%" },
});
