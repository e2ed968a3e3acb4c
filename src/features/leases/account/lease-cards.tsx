/** The parts of an application that customer and staff both see: history, and the approval's limits. */
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

/** Renders nothing without an approval. */
export function ApprovalCard({ lease }: Parameters<typeof LeaseCredit>[0]) {
  if (typeof lease.approvedAmount !== "number") return null;
  return (
    <Card component="section" aria-labelledby="lease-credit">
      <h3 id="lease-credit">Approval</h3>
      <LeaseCredit lease={lease} />
    </Card>
  );
}
