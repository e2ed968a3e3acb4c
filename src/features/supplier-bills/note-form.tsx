/** Requests the note of a settlement or the reason of a removal. */
import type { ObjectSchema } from "yup";
import { LABELS } from "#contract/messages";
import type { Envelope } from "#contract/rest/envelope";
import { notify } from "../../client/store/notify";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";

interface NoteFormProps<Name extends string> extends ChangeProps {
  readonly name: Name;
  readonly label: string;
  readonly submitLabel: string;
  readonly schema: ObjectSchema<Record<Name, string>>;
  readonly send: (text: string) => Promise<Envelope<unknown> | null>;
  readonly onChanged: () => void;
}

export function NoteForm<Name extends string>(props: NoteFormProps<Name>) {
  const { name, label, submitLabel, schema, send, onChanged, onDone, onLeave } = props;
  return (
    <Form
      initialValues={{ [name]: "" }}
      schema={schema}
      onSubmit={async (values) => {
        const envelope = await send((values as Record<Name, string>)[name]);
        if (envelope?.isSuccess) {
          notify(envelope.message, "success");
          onDone();
          onChanged();
        }
        return envelope;
      }}
      submitLabel={submitLabel}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          {LABELS.keepAsIs}
        </Button>
      }
    >
      <TextField name={name} label={label} hint={LABELS.forStaff} autoComplete="off" rows={2} />
    </Form>
  );
}
