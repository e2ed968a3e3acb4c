/** Imports a whole feed that was held back because much is missing from it: staff say how many products may go off sale. */
import Button from "@mui/material/Button";
import { importSourceInput, type ImportSourceInput } from "#contract/imports";
import { callApi } from "../../client/api/rest-client";
import { Form } from "../../ui/form/form";
import type { ChangeProps } from "../../ui/parts/form-dialog";
import { MostMissingField } from "./whole-feed-fields";

interface ConfirmMissingFormProps extends ChangeProps {
  readonly source: string;
  readonly onAsked: () => void;
}

export function ConfirmMissingForm({ source, onAsked, onDone, onLeave }: ConfirmMissingFormProps) {
  const send = async (body: ImportSourceInput) => {
    const envelope = await callApi("importSource", { params: { name: source }, body });
    if (envelope?.isSuccess) {
      onDone();
      onAsked();
    }
    return envelope;
  };
  return (
    <Form
      initialValues={{ mostMissing: "" }}
      schema={importSourceInput}
      onSubmit={send}
      submitLabel="Import and take them off sale"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Leave them on sale
        </Button>
      }
    >
      <MostMissingField />
    </Form>
  );
}
