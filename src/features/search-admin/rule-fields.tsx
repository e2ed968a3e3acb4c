/** The fields of a rule, by its kind. */
import { useFormikContext } from "formik";
import type { SearchRuleForm } from "#contract/search/rule-form";
import type { SearchRuleKind } from "#contract/search/rules";
import { RadioField } from "../../ui/form/radio-field";
import { TextField } from "../../ui/form/text-field";
import { ProductsField } from "./products-field";

const WAYS = [
  { value: "BOTH", label: "In all ways", hint: "Each of the phrases finds what the others find" },
  {
    value: "ONE",
    label: "In one way",
    hint: "Who types the first also finds the others, and not the other way round",
  },
];

interface RuleFieldsProps {
  readonly kind: SearchRuleKind;
  readonly ruleId: string;
}

export function RuleFields({ kind, ruleId }: RuleFieldsProps) {
  const { way } = useFormikContext<SearchRuleForm>().values;
  if (kind === "NEVER_CORRECTED")
    return <TextField name="text" label="The word" hint="One word, as people type it" autoComplete="off" />;
  if (kind === "PLACING")
    return (
      <>
        <TextField
          name="text"
          label="Searched text"
          hint="As people type it; plurals and punctuation do not matter"
          autoComplete="off"
        />
        <ProductsField ruleId={ruleId} />
      </>
    );
  if (kind === "PAGE")
    return (
      <>
        <TextField name="text" label="Heading" hint="Such as 16 GB laptops" autoComplete="off" />
        <TextField
          name="address"
          label="Address of the filtered category"
          hint="Choose one filter in a category of the shop and copy the address, such as /products/laptop-computers/?f.memory=16"
          autoComplete="off"
        />
        <TextField name="intro" label="What stands below the heading" autoComplete="off" rows={3} />
      </>
    );
  return (
    <>
      <RadioField name="way" legend="They count" choices={WAYS} />
      {way === "ONE" && <TextField name="text" label="What people type" autoComplete="off" />}
      <TextField
        name="phrases"
        label={way === "ONE" ? "What it also finds" : "Words that mean the same"}
        hint="One word or phrase on each line"
        autoComplete="off"
        rows={4}
      />
    </>
  );
}
