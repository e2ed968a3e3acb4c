/** Adds the bills of a file: choose it, see what matches, record it (SUPPLIER-1). */
import { useState } from "react";
import * as yup from "yup";
import {
  billFileForm,
  type BillFileForm,
  type BillFileInput,
  type BillPreview,
} from "#contract/suppliers/bills/bills";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { PARTNER, SUPPLIER_TYPES, supplierName } from "#contract/suppliers/suppliers";
import { callApi } from "../../client/api/rest-client";
import { notify } from "../../client/store/notify";
import { toBase64 } from "../../lib/file-base64";
import { randomUuid } from "../../lib/random-key";
import { Button } from "../../ui/actions/button";
import { FileField } from "../../ui/form/file/file-field";
import { Form } from "../../ui/form/form";
import { SelectField } from "../../ui/form/select-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";
import { PreviewTables } from "./preview-tables";

const NOTHING = yup.object({});

interface BillUploadProps extends ChangeProps {
  readonly onRecorded: () => void;
}

interface Previewed {
  /** One per preview: a file without a response is resent and recorded once. */
  readonly id: string;
  readonly body: BillFileInput;
  readonly preview: BillPreview;
}

export function BillUpload({ onDone, onLeave, onRecorded }: BillUploadProps) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const show = async ({ supplier, file }: BillFileForm) => {
    const body = { supplier, fileName: file!.name, content: await toBase64(file!) };
    const envelope = await callApi("previewSupplierBills", { body });
    if (envelope?.isSuccess && envelope.data)
      setPreviewed({ id: randomUuid(), body, preview: envelope.data });
    return envelope;
  };
  const cancel = (
    <Button variant="outlined" onClick={onLeave}>
      Cancel
    </Button>
  );
  if (previewed) {
    const { id, body, preview } = previewed;
    const send = async () => {
      const envelope = await callApi("recordSupplierBills", { params: { id }, body });
      if (envelope?.isSuccess) {
        notify(envelope.message, "success");
        onDone();
        onRecorded();
      }
      return envelope;
    };
    return (
      <Form
        initialValues={{}}
        schema={NOTHING}
        onSubmit={send}
        submitLabel={BILL_LABELS.record}
        actions={cancel}
      >
        <PreviewTables fileName={body.fileName} preview={preview} />
        <p>
          <Button variant="text" onClick={() => setPreviewed(null)}>
            Choose another file
          </Button>
        </p>
      </Form>
    );
  }
  return (
    <Form
      initialValues={{ supplier: PARTNER, file: null }}
      schema={billFileForm}
      onSubmit={show}
      submitLabel="Preview"
      actions={cancel}
    >
      <SelectField
        name="supplier"
        label={BILL_LABELS.supplier}
        options={SUPPLIER_TYPES.map((type) => ({ value: type, label: supplierName(type) }))}
      />
      <FileField
        name="file"
        label="Bill file"
        hint="CSV with bill number, bill date, order number, SKU, quantity, and unit price or amount"
      />
    </Form>
  );
}
