/** A new promotion: percent, an amount or the shipping, of all goods or some, from a subtotal on (STAFF-38). */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFormikContext } from "formik";
import {
  callOfPromotion,
  NEW_PROMOTION,
  pageTermsOf,
  promotionForm,
  type PromotionForm as Input,
} from "#contract/promotions/form";
import { promotionInput, type PromotionBrand } from "#contract/catalogue/admin";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { LABELS } from "#contract/messages";
import { OFF_PAGES, whyOffPages } from "#contract/promotions/page-promotions";
import { SEGMENTS, segmentWords } from "#contract/customers/segments";
import { callApi } from "../../../client/api/rest-client";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { FormRow } from "../../../ui/form/field-frame";
import { Form } from "../../../ui/form/form";
import { RadioField } from "../../../ui/form/radio-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { TryPromotion } from "./promotion-trial";
import { ScopeFields } from "./promotion-scope-fields";

const WAYS = [
  { value: "CODE", label: "Customers type in its code" },
  { value: "AUTOMATIC", label: "It counts by itself" },
];
const KINDS = [
  { value: "PERCENT", label: "Percent off" },
  { value: "AMOUNT", label: "An amount off" },
  { value: "SHIPPING", label: "The shipping" },
];

const SEGMENT_WORDS = segmentWords("Customers", "Everybody");
/** An account is of a segment; a guest is of none. */
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
      submitLabel="Add it"
      aside={null}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Leave without adding
        </Button>
      }
    >
      <RadioField name="way" legend="How it counts" choices={WAYS} isRow />
      <FormRow>
        <CodeField />
        <TextField name="label" label="Its name" hint="Shown in the cart" autoComplete="off" />
      </FormRow>
      <RadioField name="kind" legend="What it takes off" choices={KINDS} isRow />
      <OffField />
      <ScopeFields brands={brands} />
      <FormRow>
        <SetField />
        <TextField
          name="smallestSubTotal"
          label="For orders from"
          hint="Price of the goods it is for, without shipping and tax"
          prefix="$"
          autoComplete="off"
          inputMode="decimal"
          isOptional
        />
      </FormRow>
      <SegmentFields />
      <CheckboxField name="firstOrdersOnly" label="For first orders alone, by account and e-mail address" />
      <CheckboxField
        name="combines"
        label="Together with others that may be combined, too; otherwise alone"
      />
      <FormRow data-short="">
        <TextField name="startsOn" label="First day" autoComplete="off" type="date" isOptional />
        <TextField name="endsOn" label="Last day" autoComplete="off" type="date" isOptional />
      </FormRow>
      <FormRow data-short="">
        <TextField name="mostUses" label="Most uses" autoComplete="off" inputMode="numeric" isOptional />
        <TextField
          name="mostUsesPerDay"
          label="Most uses a day"
          autoComplete="off"
          inputMode="numeric"
          isOptional
        />
      </FormRow>
      <TextField
        name="budget"
        label="Budget"
        hint="What it may take off all orders together; then it is used up"
        prefix="$"
        autoComplete="off"
        inputMode="decimal"
        isOptional
      />
      <FieldsOfCodes />
      <PagesNote />
      <TryPromotion />
    </Form>
  );
}

/** Whether product pages will say it, and why not. */
function PagesNote() {
  const { values } = useFormikContext<Input>();
  const terms = pageTermsOf({ ...NEW_PROMOTION, ...values });
  const why = whyOffPages(terms);
  const isOnlyShipping = terms.isAutomatic && values.kind === "SHIPPING" && !terms.combines;
  return (
    <Typography role="status">
      {why === null
        ? "Product pages and search will show prices with it."
        : `Product pages will not show it, because ${OFF_PAGES[why]}: it is first seen in the cart.`}
      {isOnlyShipping && " While it runs they show no other offer, for it may count instead."}
    </Typography>
  );
}

function CodeField() {
  const { values } = useFormikContext<Input>();
  return values.way === "CODE" ? (
    <TextField name="code" label="Its code" hint="What customers type in" autoComplete="off" isVerbatim />
  ) : (
    <TextField
      name="code"
      label="Its short name"
      hint="For staff alone, such as FALL-20"
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
        name="mostUsesPerCustomer"
        label="Most uses of one customer"
        autoComplete="off"
        inputMode="numeric"
        isOptional
      />
      <TextField
        name="codes"
        label="Number of codes"
        hint="Makes so many different codes that begin with yours, each used once or as often as “Most uses” says"
        autoComplete="off"
        inputMode="numeric"
        isOptional
      />
    </>
  );
}

function SetField() {
  const { values } = useFormikContext<Input>();
  if (values.kind === "SHIPPING") return null;
  const hint =
    values.kind === "AMOUNT"
      ? "The amount is off each whole set of so many pieces of these goods"
      : "Only whole sets of so many pieces of these goods count, the dearest first";
  return (
    <TextField
      name="setSize"
      label="Pieces of a set"
      hint={hint}
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
      <SelectField name="segment" label="Who it is for" options={SEGMENTS_OF_CUSTOMERS} />
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

function OffField() {
  const { values } = useFormikContext<Input>();
  if (values.kind === "SHIPPING") return null;
  const prefix = values.kind === "AMOUNT" ? "$" : "%";
  return <TextField name="off" label="How much off" prefix={prefix} autoComplete="off" inputMode="decimal" />;
}
