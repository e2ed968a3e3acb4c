/** A customer's addresses, added and deleted by staff. */
import { useState } from "react";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { addressInput, type Address } from "#contract/customers";
import { callWithUndo } from "../../../client/api/call-with-undo";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { notify } from "../../../client/store/notify";
import { formatPhone } from "../../../lib/phone";
import { AnswerView } from "../../../ui/answer-view";
import { AddressFields } from "../../../ui/form/address/address-fields";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { Form } from "../../../ui/form/form";
import { LeaveGuard } from "../../../client/store/leave-guard";
import { PhoneField } from "../../../ui/form/phone-field";
import { Rows, RowTitle } from "../../../ui/parts/rows";

const HEADING = "addresses-heading";

interface CustomerAddressesProps {
  readonly username: string;
  readonly mayChange: boolean;
}

export function CustomerAddresses({ username, mayChange }: CustomerAddressesProps) {
  const answer = useRestAnswer("listCustomerAddresses", undefined, { username });
  const [isAdding, setAdding] = useState(false);
  const remove = async ({ id: addressId, ...address }: Address) => {
    await callWithUndo({
      call: () => callApi("deleteCustomerAddress", { params: { username, addressId } }),
      // Orders have addresses of their own, so another id is no other address.
      opposite: () =>
        callApi("addCustomerAddress", { params: { username }, body: { ...address, country: "US" } }),
      said: `Their address ${address.firstName} ${address.lastName}, ${address.address1} is deleted.`,
      onAnswer: (data) => (data ? answer.replace(data) : answer.retry()),
    });
    document.getElementById(HEADING)?.focus();
  };
  return (
    <Card component="section" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Addresses
      </h2>
      <AnswerView answer={answer} what="the addresses">
        {({ addresses }) =>
          addresses.length === 0 ? (
            <p>No addresses yet.</p>
          ) : (
            <Rows>
              {addresses.map((address) => (
                <li key={address.id}>
                  <Lines address={address} />
                  {mayChange && (
                    <Button
                      variant="text"
                      aria-label={`Delete ${address.address1}`}
                      onClick={() => void remove(address)}
                    >
                      Delete
                    </Button>
                  )}
                </li>
              ))}
            </Rows>
          )
        }
      </AnswerView>
      {mayChange && !isAdding && (
        <p>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            Add address
          </Button>
        </p>
      )}
      {mayChange && isAdding && (
        <Form
          heading="Their new address"
          initialValues={EMPTY}
          schema={addressInput}
          submitLabel="Save for them"
          actions={
            <Button variant="text" onClick={() => setAdding(false)}>
              Cancel
            </Button>
          }
          onSubmit={async (body) => {
            const added = await callApi("addCustomerAddress", { params: { username }, body });
            if (added?.isSuccess && added.data) {
              notify(added.message, "success");
              answer.replace(added.data);
              setAdding(false);
            }
            return added;
          }}
        >
          <AddressFields />
          <PhoneField name="phone" label="Delivery phone" />
          <CheckboxField name="isDefault" label="Offer it first" />
          <LeaveGuard />
        </Form>
      )}
    </Card>
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

function Lines({ address }: { readonly address: Address }) {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone } = address;
  return (
    <div>
      <RowTitle>
        {firstName} {lastName}
      </RowTitle>
      <p>{[address1, address2, `${city}, ${state} ${postalCode}`].filter(Boolean).join(", ")}</p>
      <p className="muted">{formatPhone(phone)}</p>
    </div>
  );
}
