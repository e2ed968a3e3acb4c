/** The fields of a rule, by its kind. */
import { useFormikContext } from "formik";
import type { SearchRuleForm } from "#contract/search/rule-form";
import type { SearchRuleKind } from "#contract/search/rules";
import { RadioField } from "../../ui/form/radio-field";
import { TextField } from "../../ui/form/text-field";
import { ProductsField } from "./products-field";

const WAYS = [
  { value: "BOTH", label: "Both ways", hint: "Each phrase finds what the others find" },
  {
    value: "ONE",
    label: "One way",
    hint: "The first phrase also finds the others, but not the other way around",
  },
];

interface RuleFieldsProps {
  readonly kind: SearchRuleKind;
  readonly ruleId: string;
}

export function RuleFields({ kind, ruleId }: RuleFieldsProps) {
  const { way } = useFormikContext<SearchRuleForm>().values;
  if (kind === "NEVER_CORRECTED")
    return <TextField name="text" label="Word" hint="One word, as shoppers type it" autoComplete="off" />;
  if (kind === "PLACING")
    return (
      <>
        <TextField
          name="text"
          label="Search text"
          hint="As shoppers type it; plurals and punctuation don't matter"
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
          label="URL of the filtered category"
          hint="Choose one filter in a shop category and copy the URL, such as /products/laptop-computers/?f.memory=16"
          autoComplete="off"
        />
        <TextField name="intro" label="Text below the heading" autoComplete="off" rows={3} />
      </>
    );
  return (
    <>
      <RadioField name="way" legend="Direction" choices={WAYS} />
      {way === "ONE" && <TextField name="text" label="What shoppers type" autoComplete="off" />}
      <TextField
        name="phrases"
        label={way === "ONE" ? "What it also finds" : "Words with the same meaning"}
        hint="One word or phrase per line"
        autoComplete="off"
        rows={4}
      />
    </>
  );
}
