/** Sources of imports: their schedules, and a button to import now (STAFF-44). */
import Stack from "@mui/material/Stack";
import type { ImportSource } from "#contract/imports/schema";
import { callApi } from "../../client/api/rest-client";
import { useLookingAgain } from "../../client/api/use-looking-again";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { ImportBadge } from "./import-columns";
import { ScheduleForm } from "./schedule-form";
import { frequencyOf } from "./schedule-words";

const HEADING = "sources-heading";

interface SourceListProps {
  readonly mayWrite: boolean;
  /** Whether an import is queued or running; when it ends, its source has a new last run. */
  readonly isWorking: boolean;
  readonly onRequested: () => void;
}

export function SourceList({ mayWrite, isWorking, onRequested }: SourceListProps) {
  const answer = useRestAnswer("listSources");
  useLookingAgain(answer, isWorking);
  const importNow = async (name: string) => {
    await callApi("importSource", { params: { name } });
    onRequested();
  };
  const actions: Column<ImportSource> = {
    label: "Actions",
    cell: (source) => (
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Button
          variant="outlined"
          aria-label={`Import now: ${source.name}`}
          onClick={() => void importNow(source.name)}
        >
          Import now
        </Button>
        <FormDialogButton
          id={`schedule-${source.name}`}
          label="Schedule"
          title={`Import schedule: ${source.name}`}
          doneId={HEADING}
        >
          {(change) => <ScheduleForm source={source} onSet={answer.replace} {...change} />}
        </FormDialogButton>
      </Stack>
    ),
  };
  return (
    <Stack component="section" spacing={3} aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1}>
        Sources
      </h3>
      <StaffList
        answer={answer}
        columns={mayWrite ? [...COLUMNS, actions] : COLUMNS}
        keyOf={({ name }) => name}
        caption="Sources by name"
        plural="Sources"
        empty={{
          none: "No sources yet. Once an operator sets them up, they can be imported automatically.",
          isLine: true,
        }}
      />
    </Stack>
  );
}

const COLUMNS: readonly Column<ImportSource>[] = [
  { label: "Source", cell: ({ name }) => name },
  { label: "Supplier", cell: ({ supplier }) => supplier },
  { label: "Location", cell: ({ place }) => place, isLong: true },
  { label: "Schedule", cell: whenOf },
  { label: "Next import", cell: ({ nextRunAt }) => (nextRunAt ? formatShopDateTime(nextRunAt) : "—") },
  {
    label: "Last import",
    cell: ({ lastRunAt, lastStatus }) =>
      lastRunAt && lastStatus ? (
        <>
          {formatShopDateTime(lastRunAt)} <ImportBadge status={lastStatus} />
        </>
      ) : (
        "—"
      ),
  },
];

function whenOf({ isOn, everyHours, at, isWhole }: ImportSource): string {
  if (!isOn) return "Off";
  const frequency = everyHours === null ? `Daily at ${at} UTC` : frequencyOf(everyHours);
  return isWhole ? `${frequency}, complete feed` : frequency;
}
