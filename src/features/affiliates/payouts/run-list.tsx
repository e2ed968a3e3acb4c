/** Payouts that were recorded together, with their file for the bank (AFFILIATE-11). */
import Stack from "@mui/material/Stack";
import { PAYOUT_LABELS } from "#contract/affiliates/messages";
import type { PayoutRun } from "#contract/affiliates/payout-runs";
import { LABELS } from "#contract/messages";
import type { Page } from "#contract/fields/page";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { downloadFile } from "../../../client/api/download-file";
import { formatShopDate } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import type { ListAddress } from "../../../ui/list/list-address";
import type { Answer } from "../../../ui/answer-view";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";

const RUNS = "payout-runs";
const dateOf = (day: string) => formatShopDate(`${day}T12:00:00`);

const COLUMNS: readonly Column<PayoutRun>[] = [
  { label: "Date", cell: ({ day }) => dateOf(day), isWhole: true },
  { label: "Reference", cell: ({ reference }) => reference, isWide: true },
  {
    label: "Payouts",
    cell: ({ payouts, undone }) => (
      <>
        {payouts.toLocaleString("en-US")}
        {undone > 0 && <span className="muted"> {undone.toLocaleString("en-US")} undone</span>}
      </>
    ),
    isNumber: true,
  },
  { label: "Total", cell: ({ cents }) => formatMoney(cents), isNumber: true },
  { label: PAYOUT_LABELS.recordedBy, cell: ({ recordedBy }) => recordedBy ?? "—", isExtra: true },
  {
    label: "File",
    cell: ({ id, day, reference, payouts }) =>
      payouts > 0 && (
        <Button
          variant="outlined"
          aria-label={`${LABELS.exportCsv} of ${reference}, ${dateOf(day)}`}
          onClick={() => void downloadFile("exportPayoutRun", { params: { id } }, `payouts-${day}.csv`)}
        >
          {LABELS.exportCsv}
        </Button>
      ),
  },
];

interface RunListProps {
  readonly answer: Answer<Page<PayoutRun>>;
  readonly address: ListAddress;
}

export function RunList({ answer, address }: RunListProps) {
  return (
    <Stack component="section" spacing={2} aria-labelledby={RUNS}>
      <h2 id={RUNS}>{PAYOUT_LABELS.recorded}</h2>
      <StaffList
        answer={answer}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        caption="Recorded payouts, newest first"
        plural={PAYOUT_LABELS.recorded}
        empty={{ none: "No payouts recorded yet" }}
        paging={{ path: BACKOFFICE_ROUTES.payouts, address }}
      />
    </Stack>
  );
}
