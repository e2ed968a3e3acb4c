/** Fields for a person's name and a US address. */
import { useFormikContext } from "formik";
import { LABELS } from "#contract/messages";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { toChoices, US_STATES } from "#contract/places/us-states";
import { FormRow } from "../field-frame";
import { PhoneField } from "../phone-field";
import { SelectField } from "../select-field";
import { TextField } from "../text-field";
import { useSuggestedValue } from "../use-suggested-value";

const STATES = toChoices(US_STATES);

const SHORT = { "data-short": "" };

interface FieldsProps {
  /** Which of the form's addresses: browsers autofill each separately. Omitted when the form has only one. */
  readonly of?: "shipping" | "billing";
}

interface TightFieldsProps extends FieldsProps {
  /** For staff who type during a call: short fields share their rows. */
  readonly isTight?: boolean;
}

export function NameFields({ of, isTight }: TightFieldsProps) {
  const { name, token } = namesOf(of);
  return (
    <FormRow {...(isTight && SHORT)}>
      <TextField name={name("firstName")} label={LABELS.firstName} autoComplete={token("given-name")} />
      <TextField name={name("lastName")} label={LABELS.lastName} autoComplete={token("family-name")} />
    </FormRow>
  );
}

export function AddressFields({ of }: FieldsProps) {
  return (
    <>
      <NameFields of={of} />
      <PlaceFields of={of} />
    </>
  );
}

export function AddressWithPhone({ of }: FieldsProps) {
  const { name, token } = namesOf(of);
  return (
    <>
      <AddressFields of={of} />
      <PhoneField name={name("phone")} label="Phone" autoComplete={token("tel-national")} />
    </>
  );
}

/** An address without a name. The ZIP code comes before the state and fills in the state. */
export function PlaceFields({ of, isTight }: TightFieldsProps) {
  const { name, token } = namesOf(of);
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  const postalCode = values[name("postalCode")];
  const isComplete = typeof postalCode === "string" && /^\d{5}$/.test(postalCode);
  useSuggestedValue(name("state"), isComplete ? stateOfPostalCode(postalCode) : null);
  const street = (
    <TextField
      name={name("address1")}
      label="Address"
      hint="Street and number"
      autoComplete={token("address-line1")}
    />
  );
  const unit = (
    <TextField
      name={name("address2")}
      label="Apartment, suite, unit"
      autoComplete={token("address-line2")}
      isOptional
    />
  );
  const city = <TextField name={name("city")} label="City" autoComplete={token("address-level2")} />;
  const region = (
    <>
      <TextField
        name={name("postalCode")}
        label={LABELS.zipCode}
        autoComplete={token("postal-code")}
        inputMode="numeric"
      />
      <SelectField
        name={name("state")}
        label="State"
        autoComplete={token("address-level1")}
        placeholder="Choose a state"
        options={STATES}
      />
    </>
  );
  if (isTight)
    return (
      <>
        <FormRow>
          {street}
          {unit}
        </FormRow>
        <FormRow data-three="" {...SHORT}>
          {city}
          {region}
        </FormRow>
      </>
    );
  return (
    <>
      {street}
      {unit}
      {city}
      <FormRow>{region}</FormRow>
    </>
  );
}

/** Field names of an address (billingCity), and their autocomplete tokens. */
function namesOf(of: FieldsProps["of"]) {
  return {
    name: (field: string) =>
      of === "billing" ? `billing${field.charAt(0).toUpperCase()}${field.slice(1)}` : field,
    token: (token: string) => (of ? `${of} ${token}` : token),
  };
}
