/** New terms: what is earned, its limits, and from which day. Those that stood stay as they were. */
import { useState } from "react";
import Button from "@mui/material/Button";
import { affiliateTermsInput, type Affiliate } from "#contract/affiliates/admin";
import { callOfTerms, NEW_TERMS, termsForm, type TermsForm as Input } from "#contract/affiliates/terms-form";
import { callApi } from "../../client/api/rest-client";
import { randomUuid } from "../../lib/random-key";
import { Form } from "../../ui/form/form";
import { SelectField } from "../../ui/form/select-field";
import { TextField, type TextFieldProps } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";

interface TermsFormProps extends ChangeProps {
  readonly affiliate: Affiliate;
  readonly onAdded: (affiliate: Affiliate) => void;
}

const amount: Pick<TextFieldProps, "autoComplete" | "inputMode" | "isOptional" | "prefix"> = {
  ...{ autoComplete: "off", inputMode: "decimal", isOptional: true, prefix: "$" },
};

export function TermsForm({ affiliate, onAdded, onDone, onLeave }: TermsFormProps) {
  const { code, name, subAffiliates } = affiliate;
  // One for each opening: terms whose answer was lost are sent again and added once.
  const [key] = useState(randomUuid);
  const send = async (form: Input) => {
    const body = affiliateTermsInput.cast(callOfTerms(form, key));
    const envelope = await callApi("addAffiliateTerms", { params: { code }, body });
    if (envelope?.isSuccess && envelope.data) {
      onDone();
      onAdded(envelope.data.affiliate);
    }
    return envelope;
  };
  return (
    <Form
      initialValues={NEW_TERMS}
      schema={termsForm}
      onSubmit={(form) => send({ ...NEW_TERMS, ...form })}
      submitLabel="Add these terms"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Leave the terms
        </Button>
      }
    >
      {subAffiliates.length > 0 && (
        <SelectField
          name="subAffiliate"
          label="For whom"
          options={[
            { value: "", label: `${name}, and all without terms of their own` },
            ...subAffiliates.map((sub) => ({ value: sub.code, label: sub.name })),
          ]}
        />
      )}
      <TextField name="fromDay" label="Stand from" type="date" autoComplete="off" />
      <TextField
        name="untilDay"
        label="Stand until"
        hint="Empty: until others stand"
        type="date"
        autoComplete="off"
        isOptional
      />
      <TextField name="perApplication" label="For an approved application" {...amount} />
      <TextField name="perOrder" label="For a paid order or a signed lease" {...amount} />
      <TextField
        name="percentHundredths"
        label="Of what it is worth"
        hint="The goods without shipping and tax, less discounts and what went back"
        {...amount}
        prefix="%"
      />
      <TextField name="mostPerOrder" label="The most for one order" {...amount} />
      <TextField name="mostPerMonth" label="The most for one month" {...amount} />
    </Form>
  );
}
