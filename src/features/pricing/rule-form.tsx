/** The form of a price rule, with a simulation before saving. */
import { useState } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { fail, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import {
  MARKUP_TYPE_LABELS,
  MARKUP_TYPES,
  ROUNDING_LABELS,
  ROUNDING_METHODS,
  RULE_CATEGORY_NAMES,
  RULE_TYPE_LABELS,
  RULE_TYPES,
} from "#contract/pricing/schema";
import { callOfMarkup, markupForm, type MarkupForm } from "#contract/pricing/form";
import { CATALOGUE_LINE_LABELS, CATALOGUE_LINES } from "#contract/catalogue/lines";
import { LeaveGuard } from "../../client/store/leave-guard";
import { Button } from "../../ui/actions/button";
import { CheckboxListField } from "../../ui/form/checkbox-list-field";
import { FormRow } from "../../ui/form/field-frame";
import { Form } from "../../ui/form/form";
import { RadioField } from "../../ui/form/radio-field";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { Simulation, type Experiment } from "./simulation";

interface RuleFormProps {
  /** Null for a new rule. */
  readonly id: string | null;
  readonly initialValues: MarkupForm;
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly supplierIds: readonly string[];
  /** Null without pricing.write: the rule can only be simulated. */
  readonly onSave: ((form: MarkupForm) => Promise<Envelope<unknown>>) | null;
}

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
const CATEGORIES = RULE_CATEGORY_NAMES.map((name) => ({ value: name, label: name }));

export function RuleForm({ id, initialValues, brands, supplierIds, onSave }: RuleFormProps) {
  const [experiment, setExperiment] = useState<Experiment | null>(null);
  const suppliers = [
    { value: "", label: "All suppliers" },
    ...supplierIds.map((supplier) => ({ value: supplier, label: supplier })),
  ];
  const save = async (form: MarkupForm) => (onSave ? onSave(form) : fail(MESSAGES.access.forbidden));
  return (
    <>
      <Sheet>
        <Form
          initialValues={initialValues}
          schema={markupForm}
          onSubmit={save}
          submitLabel="Save price rule"
          aside={null}
          actions={<PreviewButton onTry={(form) => setExperiment({ id, input: callOfMarkup(form) })} />}
        >
          {onSave && <LeaveGuard />}
          <RadioField name="ruleType" legend="Scope" choices={options(RULE_TYPES, RULE_TYPE_LABELS)} isRow />
          <ScopeFields brands={brands} suppliers={suppliers} />
          <RadioField
            name="markupType"
            legend="Markup"
            choices={options(MARKUP_TYPES, MARKUP_TYPE_LABELS)}
            isRow
          />
          <FormRow data-short="">
            <ValueField />
            <SelectField
              name="roundingMethod"
              label="Rounding"
              options={options(ROUNDING_METHODS, ROUNDING_LABELS)}
            />
          </FormRow>
        </Form>
      </Sheet>
      {experiment && <Simulation experiment={experiment} />}
    </>
  );
}

interface ScopeFieldsProps extends Pick<RuleFormProps, "brands"> {
  readonly suppliers: readonly { readonly value: string; readonly label: string }[];
}

/** Each kind of rule shows only its own fields. */
function ScopeFields({ brands, suppliers }: ScopeFieldsProps) {
  const { ruleType } = useFormikContext<MarkupForm>().values;
  if (ruleType === "PRODUCT")
    return (
      <TextField
        name="sku"
        label="SKU"
        hint="Its price changes as soon as the rule is saved."
        autoComplete="off"
      />
    );
  return (
    <>
      <GoodsFields brands={brands} />
      <FormRow data-short="">
        <TextField
          name="minPrice"
          label="Price band from"
          hint="Supplier price, inclusive"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <TextField
          name="maxPrice"
          label="Price band to"
          hint="Inclusive"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
      </FormRow>
      <SelectField name="supplierId" label="Supplier" options={suppliers} />
    </>
  );
}

function GoodsFields({ brands }: Pick<RuleFormProps, "brands">) {
  const { ruleType } = useFormikContext<MarkupForm>().values;
  if (ruleType === "PRICE_BAND")
    return (
      <SelectField
        name="type"
        label="Catalog line"
        options={options(CATALOGUE_LINES, CATALOGUE_LINE_LABELS)}
      />
    );
  return (
    <>
      <SelectField name="categoryName" label="Category" options={CATEGORIES} placeholder="Choose one" />
      {ruleType === "BRAND_AND_CATEGORY" && (
        <CheckboxListField
          name="brandIds"
          legend="Brands"
          choices={brands.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

function ValueField() {
  const { markupType } = useFormikContext<MarkupForm>().values;
  const isFixed = markupType === "FIXED";
  return (
    <TextField
      name="markupValue"
      label={isFixed ? "Amount" : "Percentage"}
      prefix={isFixed ? "$" : undefined}
      suffix={isFixed ? undefined : "%"}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** Simulates the form's rule; errors appear at their fields. */
function PreviewButton({ onTry }: { readonly onTry: (form: MarkupForm) => void }) {
  const { values, validateForm, setTouched } = useFormikContext<MarkupForm>();
  const attempt = async () => {
    const errors = await validateForm();
    const wrong = Object.keys(errors);
    void setTouched(Object.fromEntries(wrong.map((name) => [name, true])), false);
    if (wrong.length === 0) onTry(values);
  };
  return (
    <Button variant="outlined" onClick={() => void attempt()}>
      Preview prices
    </Button>
  );
}

/** Narrow, because the simulation follows below in full-width tables. */
const Sheet = styled(Card)({ "--form-ground": "var(--surface)", maxWidth: "46rem" });
