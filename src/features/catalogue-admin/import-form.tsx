/** The form of an import: file, supplier, and the columns of a table (STAFF-42, STAFF-78). */
import { useState } from "react";
import { importForm, type ImportForm as Input } from "#contract/imports/schema";
import { FileField } from "../../ui/form/file/file-field";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { downloadFile } from "../../client/api/download-file";
import { MatchColumns } from "./columns/match-columns";
import { sendFile } from "./send-file";
import { MaxMissingField, FullFeedField } from "./full-feed-fields";

const INITIAL: Input = {
  file: null,
  supplier: "bestbuy",
  columns: "",
  matches: null,
  isWhole: false,
  mostMissing: "",
  isReviewed: true,
};

const fetchTemplate = () => downloadFile("getImportTemplate", {}, "import-template.csv");

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
      initialValues={INITIAL}
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
      <p>
        <Button variant="text" type="button" onClick={() => void fetchTemplate()}>
          Download table template
        </Button>
      </p>
      <MatchColumns />
      <TextField
        name="columns"
        label="Mapping as JSON"
        hint='Instead of matching columns: {"sku": "Item no", "name": "Title"}. Start a value for all rows with "="'
        autoComplete="off"
        rows={2}
        isOptional
        isVerbatim
      />
      <FullFeedField />
      <MaxMissingField />
      <CheckboxField name="isReviewed" label="Hold the import if any product would go off sale" />
      <p role="status">{sent !== null && `${sent}% uploaded.`}</p>
    </Form>
  );
}
