/** New terms: commission, limits and first day. Earlier terms stay unchanged. */
import { useState } from "react";
import { affiliateTermsInput, type Affiliate } from "#contract/affiliates/admin";
import { callOfTerms, NEW_TERMS, termsForm, type TermsForm as Input } from "#contract/affiliates/terms-form";
import { callApi } from "../../client/api/rest-client";
import { randomUuid } from "../../lib/random-key";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { SelectField } from "../../ui/form/select-field";
import { TextField, type TextFieldProps } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";

interface TermsFormProps extends ChangeProps {
  readonly affiliate: Affiliate;
  readonly onAdded: (affiliate: Affiliate) => void;
}

const amount: Pick<TextFieldProps, "autoComplete" | "inputMode" | "isOptional" | "prefix"> = {
  autoComplete: "off",
  inputMode: "decimal",
  isOptional: true,
  prefix: "$",
};

export function TermsForm({ affiliate, onAdded, onDone, onLeave }: TermsFormProps) {
  const { code, name, subAffiliates } = affiliate;
  // One per opening: terms without a response are resent and added once.
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
      submitLabel="Add terms"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      {subAffiliates.length > 0 && (
        <SelectField
          name="subAffiliate"
          label="Affiliate or sub-affiliate"
          options={[
            { value: "", label: `${name} and sub-affiliates without their own terms` },
            ...subAffiliates.map((sub) => ({ value: sub.code, label: sub.name })),
          ]}
        />
      )}
      <TextField name="fromDay" label="Active from" type="date" autoComplete="off" />
      <TextField
        name="untilDay"
        label="Active until"
        hint="Leave empty: until replaced"
        type="date"
        autoComplete="off"
        isOptional
      />
      <TextField name="perApplication" label="Per approved application" {...amount} />
      <TextField name="perOrder" label="Per paid order or signed lease" {...amount} />
      <TextField
        name="percentHundredths"
        label="Percentage of the order"
        hint="Items before shipping and tax, less discounts and refunds"
        {...amount}
        prefix="%"
      />
      <TextField name="maxPerOrder" label="Maximum per order" {...amount} />
      <TextField name="maxPerMonth" label="Maximum per month" {...amount} />
    </Form>
  );
}
