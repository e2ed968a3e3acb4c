/** An application as its applicant sees it: status and approval first, input last. */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatDateTime } from "../../../lib/format-date";
import { webAddress } from "../../../lib/addresses/web-address";
import { Button } from "../../../ui/actions/button";
import { Badge } from "../../../ui/parts/badge";
import { Columns } from "../../../ui/parts/columns";
import { NextBox } from "../../../ui/parts/next-box";
import { isOpen, lessorName, lookOf, purposeOf, statusSentence, titleOf } from "../lease-words";
import { ApprovalCard, HistoryCard } from "./lease-cards";
import { LeaseOrders } from "./lease-orders";
import { TypedFacts } from "./typed-facts";

interface LeaseViewProps {
  readonly lease: WholeLeaseFragment;
  readonly isQuerying: boolean;
  readonly onQuery: () => void;
}

export function LeaseView({ lease, isQuerying, onQuery }: LeaseViewProps) {
  const { status, createdAt } = lease;
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
        <p>{statusSentence(lease)}</p>
        <Actions lease={lease} isQuerying={isQuerying} onQuery={onQuery} />
      </NextBox>
      <Columns>
        <div>
          <ApprovalCard lease={lease} />
          <LeaseOrders leases={lease.leases} lessor={lessorName(lease.leasingCompanyId ?? "")} />
          <HistoryCard lease={lease} />
        </div>
        <div>
          <TypedFacts lease={lease} />
        </div>
      </Columns>
    </Stack>
  );
}

function Actions({ lease: { status, redirectUrl }, isQuerying, onQuery }: LeaseViewProps) {
  const page = webAddress(redirectUrl);
  if (!isOpen(status)) return null;
  return (
    <Stack direction="row" spacing={3}>
      {page && <Button href={page}>{LABELS.goOnAtLessor}</Button>}
      <Button variant="outlined" aria-disabled={isQuerying} onClick={() => !isQuerying && onQuery()}>
        {isQuerying ? "Checking…" : LABELS.lookAgain}
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
