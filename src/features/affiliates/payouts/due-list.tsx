/** Affiliates with a payout due; staff select those to pay and record their payouts (AFFILIATE-11). */
import Stack from "@mui/material/Stack";
import { OWED, PAYOUT_LABELS } from "#contract/affiliates/messages";
import type { DuePayout } from "#contract/affiliates/payout-runs";
import type { Page } from "#contract/fields/page";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { affiliatePath } from "#contract/site/backoffice-paths";
import { useVisitor } from "../../../client/session/use-visitor";
import type { Answer } from "../../../ui/answer-view";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { Badge } from "../../../ui/parts/badge";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { RunForm } from "./run-form";

const { nothingDue } = MESSAGES.affiliates;
const DUE = "payouts-due";

const COLUMNS: readonly Column<DuePayout>[] = [
  { label: "Affiliate", cell: ({ code, name }) => <a href={affiliatePath(code)}>{name}</a> },
  {
    label: "Status",
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "green" : "red"}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
  { label: OWED, cell: ({ owed }) => formatMoney(owed), isNumber: true },
];

interface DueListProps {
  readonly answer: Answer<Page<DuePayout>>;
  readonly onRecorded: () => void;
}

export function DueList({ answer, onRecorded }: DueListProps) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("affiliates.write") ?? false;
  const rows = answer.data?.rows ?? [];
  const others = (answer.data?.total ?? 0) - rows.length;
  return (
    <Stack component="section" spacing={2} aria-labelledby={DUE}>
      <h2 id={DUE} tabIndex={-1}>
        {PAYOUT_LABELS.due}
      </h2>
      {mayWrite && rows.length > 0 && (
        <p className="muted">Select affiliates to record their payouts and download them for the bank.</p>
      )}
      {others > 0 && <p>{others.toLocaleString("en-US")} smaller payouts follow once these are recorded.</p>}
      <StaffList
        answer={answer}
        columns={COLUMNS}
        keyOf={({ code }) => code}
        caption="Payouts due, highest first"
        plural="Payouts"
        what="the payouts due"
        empty={{ none: nothingDue }}
        actions={
          mayWrite
            ? {
                nameOf: ({ name }) => name,
                render: (chosen) => (
                  <RecordButton due={rows.filter(({ code }) => chosen.has(code))} onRecorded={onRecorded} />
                ),
              }
            : undefined
        }
      />
    </Stack>
  );
}

interface RecordButtonProps {
  readonly due: readonly DuePayout[];
  readonly onRecorded: () => void;
}

function RecordButton({ due, onRecorded }: RecordButtonProps) {
  const total = formatMoney(due.reduce((sum, { owed }) => sum + owed, 0));
  const title = due.length === 1 ? PAYOUT_LABELS.to(due[0]!.name) : `Payouts to ${due.length} affiliates`;
  return (
    <FormDialogButton id="record-payouts" isMain label={PAYOUT_LABELS.record} title={title} doneId={DUE}>
      {(change) => <RunForm {...change} due={due} total={total} onRecorded={onRecorded} />}
    </FormDialogButton>
  );
}
