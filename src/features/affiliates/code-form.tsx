/** A new affiliate or sub-affiliate: the code of its links, and its name. */
import type { affiliateInput } from "#contract/affiliates/admin";
import type { Envelope } from "#contract/rest/envelope";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";

interface CodeFormProps extends ChangeProps {
  readonly schema: typeof affiliateInput;
  readonly codeHint: string;
  readonly send: (body: { code: string; name: string }) => Promise<Envelope<unknown> | null>;
  readonly onAdded: () => void;
}

export function CodeForm({ schema, codeHint, send, onAdded, onDone, onLeave }: CodeFormProps) {
  const submit = async (body: { code: string; name: string }) => {
    const envelope = await send(body);
    if (envelope?.isSuccess) {
      onDone();
      onAdded();
    }
    return envelope;
  };
  return (
    <Form
      initialValues={{ name: "", code: "" }}
      schema={schema}
      onSubmit={submit}
      submitLabel="Add"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="code" label="Code" hint={codeHint} autoComplete="off" isVerbatim />
    </Form>
  );
}
