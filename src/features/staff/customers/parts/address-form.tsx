/** Form for a customer's address, new or changed by staff. A conflict keeps the input. */
import { addressInput, type Address } from "#contract/customers/profile";
import type { DataOf } from "#contract/rest/endpoints";
import { callApi } from "../../../../client/api/rest-client";
import { LeaveGuard } from "../../../../client/store/leave-guard";
import { notify } from "../../../../client/store/notify";
import { Button } from "../../../../ui/actions/button";
import { AddressFields } from "../../../../ui/form/address/address-fields";
import { CheckboxField } from "../../../../ui/form/checkbox-field";
import { Form } from "../../../../ui/form/form";
import { PhoneField } from "../../../../ui/form/phone-field";
import { useLatestRevision } from "./use-latest-revision";

type Saved = NonNullable<DataOf<"addCustomerAddress">>;

interface AddressFormProps {
  readonly username: string;
  readonly revision: number;
  /** Null for a new address. */
  readonly address: Address | null;
  readonly onLeave: () => void;
  /** Another person has changed the customer. */
  readonly onStale: () => void;
  readonly onSaved: (data: Saved) => void;
}

export function AddressForm({ username, revision, address, onLeave, onStale, onSaved }: AddressFormProps) {
  const latest = useLatestRevision(username, revision);
  return (
    <Form
      heading={address ? "Edit customer address" : "New customer address"}
      initialValues={address ? valuesOf(address) : EMPTY}
      schema={addressInput}
      submitLabel="Save for customer"
      actions={
        <Button variant="text" onClick={onLeave}>
          Cancel
        </Button>
      }
      onSubmit={async (typed) => {
        const saved = address
          ? await latest.handle(
              await callApi("updateCustomerAddress", {
                params: { username, addressId: address.id },
                body: { ...typed, revision: latest.revision },
              }),
            )
          : await callApi("addCustomerAddress", { params: { username }, body: typed });
        if (saved?.isSuccess && saved.data) {
          notify(saved.message, "success");
          onSaved(saved.data);
        } else if (saved?.fieldErrors.some(({ property }) => property === "revision")) onStale();
        return saved;
      }}
    >
      <AddressFields />
      <PhoneField name="phone" label="Phone for deliveries" />
      <CheckboxField name="isDefault" label="Default address" />
      <LeaveGuard />
    </Form>
  );
}

const EMPTY = {
  firstName: "",
  lastName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
  isDefault: false,
};

function valuesOf(address: Address): typeof EMPTY {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone, isDefault } = address;
  return { firstName, lastName, address1, address2, city, state, postalCode, phone, isDefault };
}
