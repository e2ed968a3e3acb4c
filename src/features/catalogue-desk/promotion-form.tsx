/** A new promotion: percent, an amount or the shipping, of all goods or some, from a subtotal on (STAFF-38). */
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import {
  callOfPromotion,
  NEW_PROMOTION,
  promotionForm,
  type PromotionForm as Input,
} from "#contract/promotion-form";
import { promotionInput, type PromotionBrand } from "#contract/catalogue-desk";
import { callApi } from "../../client/api/rest-client";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { Form } from "../../ui/form/form";
import { RadioField } from "../../ui/form/radio-field";
import { TextField } from "../../ui/form/text-field";
import type { ChangeProps } from "../../ui/parts/form-dialog";
import { TryPromotion } from "./promotion-trial";
import { ScopeFields } from "./promotion-scope-fields";

const KINDS = [
  { value: "PERCENT", label: "Percent off" },
  { value: "AMOUNT", label: "An amount off" },
  { value: "SHIPPING", label: "The shipping" },
];

interface PromotionFormProps extends ChangeProps {
  readonly brands: readonly PromotionBrand[];
  readonly onAdded: () => void;
}

export function PromotionForm({ brands, onAdded, onDone, onLeave }: PromotionFormProps) {
  const send = async (form: Input) => {
    const envelope = await callApi("addPromotion", { body: promotionInput.cast(callOfPromotion(form)) });
    if (envelope?.isSuccess) {
      onDone();
      onAdded();
    }
    return envelope;
  };
  return (
    <Form
      initialValues={NEW_PROMOTION}
      schema={promotionForm}
      onSubmit={(form) => send({ ...NEW_PROMOTION, ...form })}
      submitLabel="Add it"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Leave without adding
        </Button>
      }
    >
      <TextField name="code" label="Its code" hint="What customers type in" autoComplete="off" isVerbatim />
      <TextField name="label" label="Its name" hint="Shown in the cart" autoComplete="off" />
      <RadioField name="kind" legend="What it takes off" choices={KINDS} />
      <OffField />
      <ScopeFields brands={brands} />
      <TextField
        name="smallestSubTotal"
        label="For orders from"
        hint="Price of the goods it is for, without shipping and tax"
        prefix="$"
        autoComplete="off"
        inputMode="decimal"
        isOptional
      />
      <TextField name="startsOn" label="First day" autoComplete="off" type="date" isOptional />
      <TextField name="endsOn" label="Last day" autoComplete="off" type="date" isOptional />
      <TextField name="mostUses" label="Most uses" autoComplete="off" inputMode="numeric" isOptional />
      <TextField
        name="mostUsesPerDay"
        label="Most uses a day"
        autoComplete="off"
        inputMode="numeric"
        isOptional
      />
      <CheckboxField name="firstOrdersOnly" label="For first orders alone, by account and e-mail address" />
      <TextField
        name="codes"
        label="Number of codes"
        hint="Makes so many different codes that begin with yours, each used once or as often as “Most uses” says"
        autoComplete="off"
        inputMode="numeric"
        isOptional
      />
      <TryPromotion />
    </Form>
  );
}

function OffField() {
  const { values } = useFormikContext<Input>();
  if (values.kind === "SHIPPING") return null;
  const prefix = values.kind === "AMOUNT" ? "$" : "%";
  return <TextField name="off" label="How much off" prefix={prefix} autoComplete="off" inputMode="decimal" />;
}
