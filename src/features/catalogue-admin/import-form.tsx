/** The form of an import: file, supplier, and column mapping of a table (STAFF-42). */
import { useState } from "react";
import { importForm, type ImportForm as Input } from "#contract/imports/schema";
import { FileField } from "../../ui/form/file/file-field";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";
import { sendFile } from "./send-file";
import { MaxMissingField, FullFeedField } from "./full-feed-fields";

export function ImportForm({
  onRequested,
  onDone,
  onLeave,
}: ChangeProps & { readonly onRequested: () => void }) {
  const [sent, setSent] = useState<number | null>(null);
  const send = async (input: Input) => {
    setSent(0);
    const envelope = await sendFile(input, setSent).finally(() => setSent(null));
    if (envelope?.isSuccess) {
      onDone();
      onRequested();
    }
    return envelope;
  };
  return (
    <Form
      initialValues={{ file: null, supplier: "bestbuy", columns: "", isWhole: false, mostMissing: "" }}
      schema={importForm}
      onSubmit={send}
      submitLabel="Import file"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <FileField
        name="file"
        label="Supplier file"
        hint="Products or categories as JSON, XML or a table; gzip is OK"
      />
      <TextField
        name="supplier"
        label="Supplier"
        hint="bestbuy, pc-parts or another supplier's key"
        autoComplete="off"
        isVerbatim
      />
      <TextField
        name="columns"
        label="Columns of a table"
        hint='As JSON: {"sku": "Item no", "name": "Title"}. Start a value for all rows with "="'
        autoComplete="off"
        rows={2}
        isOptional
        isVerbatim
      />
      <FullFeedField />
      <MaxMissingField />
      <p role="status">{sent !== null && `${sent}% uploaded.`}</p>
    </Form>
  );
}
