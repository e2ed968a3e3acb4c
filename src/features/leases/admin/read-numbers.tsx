/**
 * An applicant's full numbers, for staff with the permission: requires a reason and a fresh code, and is
 * recorded in the audit log (LEASE-17).
 */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { leaseDataInput, type LeaseData } from "#contract/leases/data";
import { callApi } from "../../../client/api/rest-client";
import { formatShopDate } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { FactorCodeField } from "../../../ui/form/code-field";
import { DialogForm } from "../../../ui/form/dialog-form";
import { TextField } from "../../../ui/form/text-field";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { FormDialogButton, type ChangeProps } from "../../../ui/parts/form-dialog";

const READ_ID = "read-numbers";

export function ReadNumbers({ leaseId }: { readonly leaseId: string }) {
  return (
    <FormDialogButton
      id={READ_ID}
      label="View full numbers"
      title="View the applicant's numbers"
      doneId={READ_ID}
    >
      {(change) => <Reading leaseId={leaseId} {...change} />}
    </FormDialogButton>
  );
}

/** The numbers are dropped when the dialog closes. */
function Reading({ leaseId, onLeave, onDone }: { readonly leaseId: string } & ChangeProps) {
  const [read, setRead] = useState<LeaseData | null>(null);
  if (read) {
    return (
      <Stack spacing={4}>
        <FactsOf
          of={{
            "Birth date": formatShopDate(read.dateOfBirth),
            "Full Social Security number": read.ssn,
            "Bank routing number": read.routingNumber,
            "Bank account number": read.accountNumber,
          }}
        />
        <p className="muted">Your access and reason have been recorded.</p>
        <p>
          <Button onClick={onDone}>Close</Button>
        </p>
      </Stack>
    );
  }
  return (
    <DialogForm
      initialValues={{ leaseId, reason: "", code: "" }}
      schema={leaseDataInput}
      onSubmit={async (body) => {
        const envelope = await callApi("readLeaseData", { body, isQuiet: true });
        if (envelope?.isSuccess && envelope.data) setRead(envelope.data);
        return envelope;
      }}
      submitLabel="View"
      leaveLabel="Cancel"
      onLeave={onLeave}
    >
      <p>Each access and its reason are stored for a year.</p>
      <TextField name="reason" label="Reason" autoComplete="off" rows={2} />
      <FactorCodeField label="Code" />
    </DialogForm>
  );
}
