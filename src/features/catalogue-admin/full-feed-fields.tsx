/** Fields of a full feed: a supplier's complete range, with a limit on products going off sale. */
import { CheckboxField } from "../../ui/form/checkbox-field";
import { TextField } from "../../ui/form/text-field";

export function FullFeedField() {
  return <CheckboxField name="isWhole" label="Complete feed: products missing from it go off sale" />;
}

export function MaxMissingField() {
  return (
    <TextField
      name="mostMissing"
      label="Maximum products to take off sale"
      hint="If more than 10% are missing, nothing is imported until you confirm the number"
      autoComplete="off"
      inputMode="numeric"
      isOptional
    />
  );
}
