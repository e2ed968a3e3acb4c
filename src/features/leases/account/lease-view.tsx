/** An application as its applicant sees it: how it stands and what it is good for first, what was typed last. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ownOrderPath } from "#contract/site-paths";
import { formatDateTime } from "../../../lib/format-date";
import { webAddress } from "../../../lib/web-address";
import { Badge } from "../../../ui/parts/badge";
import { Columns } from "../../../ui/parts/columns";
import { NextBox } from "../../../ui/parts/next-box";
import { isOpen, lessorName, lookOf, purposeOf, standingOf, titleOf, tryWord } from "../lease-words";
import { LeaseCredit } from "./lease-credit";
import { TypedFacts } from "./typed-facts";

interface LeaseViewProps {
  readonly lease: WholeLeaseFragment;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

export function LeaseView({ lease, isAsking, onAsk }: LeaseViewProps) {
  const { status, createdAt, approvedAmount, orderId } = lease;
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
          <Lessors tries={lease.tries} />
        </div>
        <div>
          {typeof approvedAmount === "number" && (
            <Card component="section" aria-labelledby="lease-credit">
              <h3 id="lease-credit">Approval</h3>
              <LeaseCredit lease={lease} />
            </Card>
          )}
          {orderId && (
            <p>
              <a href={ownOrderPath(orderId)}>{LABELS.seeOrder}</a>
            </p>
          )}
          <TypedFacts lease={lease} />
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
      {page && <Button href={page}>Go on at the lessor</Button>}
      <Button variant="outlined" aria-disabled={isAsking} onClick={() => !isAsking && onAsk()}>
        {isAsking ? "Asking…" : LABELS.lookAgain}
      </Button>
    </Stack>
  );
}

function Lessors({ tries }: Pick<WholeLeaseFragment, "tries">) {
  if (tries.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="lease-tries">
      <h3 id="lease-tries">Who was asked</h3>
      <ol>
        {tries.map(({ lessor, outcome, askedAt }) => (
          <li key={lessor}>
            <b>{lessorName(lessor)}</b> {tryWord(outcome)}
            <p className="muted">Asked {formatDateTime(askedAt)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const Head = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  "& > p": { flexBasis: "100%" },
});
