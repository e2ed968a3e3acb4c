/** What the customer and staff see alike of an application: what happened, and what the approval is good for. */
import Card from "@mui/material/Card";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import { Timeline } from "../../../ui/parts/entry/timeline";
import { LeaseCredit } from "./lease-credit";

export function HistoryCard({ lease }: { readonly lease: Pick<WholeLeaseFragment, "timeline"> }) {
  return (
    <Card component="section" aria-labelledby="lease-history">
      <h3 id="lease-history">History</h3>
      <Timeline
        entries={lease.timeline}
        keyOf={({ at, summary }) => `${at} ${summary}`}
        title={({ summary }) => summary}
      />
    </Card>
  );
}

/** Nothing before there is an approval. */
export function ApprovalCard({ lease }: Parameters<typeof LeaseCredit>[0]) {
  if (typeof lease.approvedAmount !== "number") return null;
  return (
    <Card component="section" aria-labelledby="lease-credit">
      <h3 id="lease-credit">Approval</h3>
      <LeaseCredit lease={lease} />
    </Card>
  );
}
