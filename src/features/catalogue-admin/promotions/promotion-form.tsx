/** A new promotion: a percentage, an amount or free shipping, for all products or some (STAFF-38). */
import Typography from "@mui/material/Typography";
import { useFormikContext } from "formik";
import {
  callOfPromotion,
  NEW_PROMOTION,
  pageTermsOf,
  promotionForm,
  type PromotionForm as Input,
} from "#contract/promotions/form";
import { promotionInput, type PromotionBrand } from "#contract/promotions/schema";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { LABELS } from "#contract/messages";
import { CONDITIONS, EFFECTS } from "#contract/promotions/kinds/kinds";
import { EFFECT_NAMES, entriesOf } from "#contract/promotions/kinds/terms";
import { hidesOffers, whyOffPages } from "#contract/promotions/page-promotions";
import { SEGMENTS, segmentWords } from "#contract/customers/segments";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { FormRow } from "../../../ui/form/field-frame";
import { Form } from "../../../ui/form/form";
import { RadioField } from "../../../ui/form/radio-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { PromotionSimulation } from "./promotion-trial";
import { CREATE_PROMOTION } from "./promotion-words";
import { ScopeFields } from "./promotion-scope-fields";

const WAYS = [
  { value: "CODE", label: "Code typed in by customers" },
  { value: "AUTOMATIC", label: "Automatic" },
];
const KINDS = EFFECT_NAMES.map((value) => ({ value, label: EFFECTS[value].label }));

const SEGMENT_WORDS = segmentWords("Customers", "Everyone");
/** Only accounts have segments; guests have none. */
const SEGMENTS_OF_CUSTOMERS = SEGMENTS.map((value) => ({ value, label: SEGMENT_WORDS[value] }));
const BOUGHT_CATEGORIES = LEAF_CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));

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
      submitLabel={CREATE_PROMOTION}
      aside={null}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <RadioField name="way" legend="Method" choices={WAYS} isRow />
      <FormRow>
        <CodeField />
        <TextField name="label" label="Name" hint="Shown in the cart" autoComplete="off" />
      </FormRow>
      <RadioField name="kind" legend="Discount type" choices={KINDS} isRow />
      <EffectFields />
      <ScopeFields brands={brands} />
      <FormRow>
        <SetField />
        {Object.values(CONDITIONS)
          .flatMap(entriesOf)
          .map((entry) => (
            <TermField key={entry[0]} entry={entry} isOptional />
          ))}
      </FormRow>
      <SegmentFields />
      <CheckboxField name="firstOrdersOnly" label="First orders only, by account and email address" />
      <CheckboxField name="combines" label="Can be combined with other combinable promotions" />
      <FormRow data-short="">
        <TextField name="startsOn" label="Start date" autoComplete="off" type="date" isOptional />
        <TextField name="endsOn" label="End date" autoComplete="off" type="date" isOptional />
      </FormRow>
      <FormRow data-short="">
        <TextField name="maxUses" label="Maximum uses" autoComplete="off" inputMode="numeric" isOptional />
        <TextField
          name="maxUsesPerDay"
          label="Maximum uses per day"
          autoComplete="off"
          inputMode="numeric"
          isOptional
        />
      </FormRow>
      <TextField
        name="budget"
        label="Budget"
        hint="Total discount across all orders; the promotion stops when it's spent"
        prefix="$"
        autoComplete="off"
        inputMode="decimal"
        isOptional
      />
      <FieldsOfCodes />
      <PagesNote />
      <PromotionSimulation />
    </Form>
  );
}

/** Whether product pages will show the promotion, and why not. */
function PagesNote() {
  const { values } = useFormikContext<Input>();
  const terms = pageTermsOf({ ...NEW_PROMOTION, ...values });
  const why = whyOffPages(terms);
  return (
    <Typography role="status">
      {why === null
        ? "Product pages and search will show the discounted prices."
        : `Product pages won't show it because ${why}. It first appears in the cart.`}
      {hidesOffers(terms) &&
        " While it runs, product pages show no other offers because this one may apply instead."}
    </Typography>
  );
}

function CodeField() {
  const { values } = useFormikContext<Input>();
  return values.way === "CODE" ? (
    <TextField name="code" label="Code" hint="What customers type in" autoComplete="off" isVerbatim />
  ) : (
    <TextField
      name="code"
      label="Short name"
      hint="For staff only, such as FALL-20"
      autoComplete="off"
      isVerbatim
    />
  );
}

function FieldsOfCodes() {
  const { values } = useFormikContext<Input>();
  if (values.way !== "CODE") return null;
  return (
    <>
      <TextField
        name="maxUsesPerCustomer"
        label="Maximum uses per customer"
        autoComplete="off"
        inputMode="numeric"
        isOptional
      />
      <TextField
        name="codes"
        label="Number of codes"
        hint="Creates this many codes starting with yours, each usable once or up to “Maximum uses”"
        autoComplete="off"
        inputMode="numeric"
        isOptional
      />
    </>
  );
}

function SetField() {
  const { values } = useFormikContext<Input>();
  const effect = EFFECTS[values.kind];
  if (effect.of === "SHIPPING") return null;
  return (
    <TextField
      name="setSize"
      label="Items per set"
      hint={effect.setHint ?? "Applies only to full sets of this many eligible items, most expensive first"}
      autoComplete="off"
      inputMode="numeric"
      isOptional
    />
  );
}

function SegmentFields() {
  const { values } = useFormikContext<Input>();
  return (
    <>
      <SelectField name="segment" label="Eligible customers" options={SEGMENTS_OF_CUSTOMERS} />
      {values.segment === "CATEGORY" && (
        <SelectField
          name="segmentCategory"
          label={LABELS.boughtIn}
          options={BOUGHT_CATEGORIES}
          placeholder={LABELS.itsCategory}
        />
      )}
    </>
  );
}

/** Fields of the chosen effect. */
function EffectFields() {
  const { values } = useFormikContext<Input>();
  return entriesOf(EFFECTS[values.kind]).map((entry) => <TermField key={entry[0]} entry={entry} />);
}

interface TermFieldProps {
  readonly entry: ReturnType<typeof entriesOf>[number];
  readonly isOptional?: boolean;
}

function TermField({ entry: [name, { label, hint, prefix }], isOptional = false }: TermFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      {...(prefix ? { prefix } : {})}
      autoComplete="off"
      inputMode={prefix ? "decimal" : "numeric"}
      isOptional={isOptional}
    />
  );
}
