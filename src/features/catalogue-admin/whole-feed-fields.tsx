/** Fields of a whole feed: all that a supplier sells, with the brake before much of it goes off sale. */
import { CheckboxField } from "../../ui/form/checkbox-field";
import { TextField } from "../../ui/form/text-field";

export function WholeFeedField() {
  return (
    <CheckboxField
      name="isWhole"
      label="This is all the supplier sells: products that are missing go off sale"
    />
  );
}

export function MostMissingField() {
  return (
    <TextField
      name="mostMissing"
      label="Missing products that may go off sale"
      hint="If more than a tenth is missing, nothing is imported until you confirm how many"
      autoComplete="off"
      inputMode="numeric"
      isOptional
    />
  );
}
