/** A customer's addresses, added, changed and deleted by staff. */
import { useState } from "react";
import type { Address } from "#contract/customers/profile";
import { callWithUndo } from "../../../../client/api/call-with-undo";
import { callApi } from "../../../../client/api/rest-client";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { formatPhone } from "../../../../lib/phone";
import { Button } from "../../../../ui/actions/button";
import { AnswerView } from "../../../../ui/answer-view";
import { Rows, RowTitle } from "../../../../ui/parts/rows";
import { AddressForm } from "./address-form";
import { PartCard } from "./part-card";

const HEADING = "addresses-heading";

interface CustomerAddressesProps {
  readonly username: string;
  /** Revision of the visible customer. */
  readonly revision: number;
  readonly mayChange: boolean;
  /** An address change also changes the customer. */
  readonly onChanged: () => void;
}

type Open = { readonly of: Address | null } | null;

export function CustomerAddresses({ username, revision, mayChange, onChanged }: CustomerAddressesProps) {
  const answer = useRestAnswer("listCustomerAddresses", undefined, { username });
  const [open, setOpen] = useState<Open>(null);
  const remove = async ({ id: addressId, ...address }: Address) => {
    await callWithUndo({
      call: () => callApi("deleteCustomerAddress", { params: { username, addressId } }),
      // Orders store their own addresses, so restoring with a new id is safe.
      opposite: () =>
        callApi("addCustomerAddress", { params: { username }, body: { ...address, country: "US" } }),
      message: `Address of ${address.firstName} ${address.lastName}, ${address.address1} deleted.`,
      onAnswer: (data) => {
        if (data) answer.replace(data);
        else answer.retry();
        onChanged();
      },
    });
    document.getElementById(HEADING)?.focus();
  };
  const form = (address: Address | null) => (
    <AddressForm
      username={username}
      revision={revision}
      address={address}
      onLeave={() => setOpen(null)}
      onStale={answer.refresh}
      onSaved={(data) => {
        answer.replace(data);
        setOpen(null);
        onChanged();
      }}
    />
  );
  return (
    <PartCard component="section" aria-labelledby={HEADING}>
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
                    <div>
                      <Button
                        variant="text"
                        aria-label={`Edit ${address.address1}`}
                        onClick={() => setOpen({ of: address })}
                      >
                        Edit
                      </Button>
                      <Button
                        variant="text"
                        aria-label={`Delete ${address.address1}`}
                        onClick={() => void remove(address)}
                      >
                        Delete
                      </Button>
                    </div>
                  )}
                  {mayChange && open?.of?.id === address.id && form(open.of)}
                </li>
              ))}
            </Rows>
          )
        }
      </AnswerView>
      {mayChange && !open && (
        <p>
          <Button variant="outlined" onClick={() => setOpen({ of: null })}>
            Add address
          </Button>
        </p>
      )}
      {mayChange && open?.of === null && form(null)}
    </PartCard>
  );
}

function Lines({ address }: { readonly address: Address }) {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone, isDefault } = address;
  return (
    <div>
      <RowTitle>
        {firstName} {lastName}
        {isDefault && <span className="muted">default</span>}
      </RowTitle>
      <p>{[address1, address2, `${city}, ${state} ${postalCode}`].filter(Boolean).join(", ")}</p>
      <p className="muted">{formatPhone(phone)}</p>
    </div>
  );
}
