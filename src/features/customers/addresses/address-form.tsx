/** Adds or changes an address, in the list's place. */
import { useEffect, useRef } from "react";
import Card from "@mui/material/Card";
import { addressInput, type Address, type AddressInput } from "#contract/customers/profile";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { useVisitor } from "../../../client/session/use-visitor";
import { Button } from "../../../ui/actions/button";
import { AddressFields } from "../../../ui/form/address/address-fields";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { Form } from "../../../ui/form/form";
import { PhoneField } from "../../../ui/form/phone-field";

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly isFirst: boolean;
  /** Called with all addresses after the change; null when cancelled. */
  readonly onDone: (addresses: readonly Address[] | null) => void;
}

export function AddressForm({ address, isFirst, onDone }: AddressFormProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.focus(), []);
  const { user } = useVisitor();
  const heading = address ? "Edit address" : "New address";
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
    <Card component="section" ref={section} tabIndex={-1} aria-label={heading}>
      <Form
        heading={heading}
        initialValues={address ?? emptyAddress(user, isFirst)}
        schema={addressInput}
        submitLabel="Save address"
        onSubmit={save}
        actions={
          <Button variant="text" onClick={() => onDone(null)}>
            Cancel
          </Button>
        }
      >
        <AddressFields />
        <p className="muted">We deliver within the United States.</p>
        <PhoneField name="phone" label="Phone for delivery" />
        <CheckboxField name="isDefault" label="Use as default address" />
      </Form>
    </Card>
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
