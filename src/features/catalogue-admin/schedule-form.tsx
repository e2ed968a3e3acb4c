/** The schedule of a source (STAFF-44). */
import type { Page } from "#contract/fields/page";
import {
  SCHEDULE_HOURS,
  scheduleInput,
  type ImportSource,
  type ScheduleInput,
} from "#contract/imports/schema";
import { callApi } from "../../client/api/rest-client";
import { Button } from "../../ui/actions/button";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { Form } from "../../ui/form/form";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";
import { frequencyOf } from "./schedule-words";
import { FullFeedField } from "./full-feed-fields";

interface ScheduleFormProps extends ChangeProps {
  readonly source: ImportSource;
  readonly onSet: (sources: Page<ImportSource>) => void;
}

const FREQUENCIES = [
  { value: "", label: "Daily at a set time" },
  ...SCHEDULE_HOURS.map((hours) => ({ value: String(hours), label: frequencyOf(hours) })),
];

export function ScheduleForm({ source, onSet, onDone, onLeave }: ScheduleFormProps) {
  const { name, isOn, everyHours, at, isWhole } = source;
  const send = async (body: ScheduleInput) => {
    const envelope = await callApi("scheduleSource", { params: { name }, body });
    if (envelope?.isSuccess && envelope.data) {
      onDone();
      onSet(envelope.data);
    }
    return envelope;
  };
  return (
    <Form
      initialValues={{
        isOn,
        everyHours: everyHours === null ? "" : String(everyHours),
        at: at ?? "03:00",
        isWhole,
      }}
      schema={scheduleInput}
      onSubmit={send}
      submitLabel="Save schedule"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <CheckboxField name="isOn" label="Import automatically" />
      <SelectField name="everyHours" label="Frequency" options={FREQUENCIES} />
      <TextField
        name="at"
        label="Time of day"
        hint="UTC; for a daily import"
        autoComplete="off"
        type="time"
      />
      <FullFeedField />
    </Form>
  );
}
