/** Adds an address or changes one, in the place of the list. */
import { useEffect, useRef } from "react";
import { addressInput, type Address, type AddressInput } from "#contract/customers";
import { LABELS } from "#contract/messages";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { useVisitor } from "../../../client/session/use-visitor";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { Form } from "../../../ui/form/form";
import { PhoneField } from "../../../ui/form/phone-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import { useStates } from "./use-states";

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly isFirst: boolean;
  /** With all addresses after the change, or null when it was left. */
  readonly onDone: (addresses: readonly Address[] | null) => void;
}

export function AddressForm({ address, isFirst, onDone }: AddressFormProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const states = useStates();
  const { user } = useVisitor();
  const heading = address ? "Change this address" : "New address";
  const save = async (values: AddressInput) => {
    const answer = address
      ? await callApi("updateAddress", { body: { ...values, id: address.id } })
      : await callApi("addAddress", { body: values });
    if (answer?.isSuccess && answer.data) {
      notify(answer.message, "success");
      onDone(answer.data.addresses);
    }
    return answer;
  };
  return (
    <section className="panel-card" ref={section} tabIndex={-1} aria-label={heading}>
      <Form
        heading={heading}
        initialValues={address ?? emptyAddress(user, isFirst)}
        schema={addressInput}
        submitLabel="Save address"
        onSubmit={save}
        actions={
          <button type="button" className="link-button" onClick={() => onDone(null)}>
            Cancel
          </button>
        }
      >
        <div className="form-row">
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <TextField name="address1" label="Address" hint={LABELS.street} autoComplete="address-line1" />
        <TextField name="address2" label={LABELS.apartment} autoComplete="address-line2" isOptional />
        <TextField name="city" label="City" autoComplete="address-level2" />
        <div className="form-row">
          <SelectField
            name="state"
            label="State"
            autoComplete="address-level1"
            placeholder={LABELS.chooseState}
            options={states}
          />
          <TextField name="postalCode" label="ZIP code" autoComplete="postal-code" inputMode="numeric" />
        </div>
        <p className="muted">We deliver in the United States.</p>
        <PhoneField name="phone" label="Phone for the delivery" />
        <CheckboxField name="isDefault" label="Offer this address first" />
      </Form>
    </section>
  );
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

function emptyAddress(person: Person | null, isDefault: boolean) {
  return {
    firstName: person?.firstName ?? "",
    lastName: person?.lastName ?? "",
    address1: "",
    address2: "",
    city: "",
    state: "",
    postalCode: "",
    phone: "",
    isDefault,
  };
}
