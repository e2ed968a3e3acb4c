/** The saved addresses: view, add, change and delete, all in place. */
import { useEffect, useState } from "react";
import { styled } from "@mui/material/styles";
import type { Address } from "#contract/customers/profile";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";
import { Button } from "../../../ui/actions/button";
import { AnswerView } from "../../../ui/answer-view";
import { deleteAddress } from "./delete-address";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { EmptyState } from "../../../ui/parts/empty-state";
import { Lead } from "../../../ui/parts/lead";
import { Notice } from "../../../ui/parts/notice";

export function AddressesScreen() {
  const live = useRestAnswer("listAddresses");
  return (
    <>
      <Lead>Save addresses to check out faster. We'll offer your default address first.</Lead>
      <AnswerView answer={live} what="your addresses">
        {({ addresses }) => (
          <AddressBook
            addresses={addresses}
            onChange={(changed) => live.replace({ addresses: [...changed] })}
          />
        )}
      </AnswerView>
    </>
  );
}

interface AddressBookProps {
  readonly addresses: readonly Address[];
  readonly onChange: (addresses: readonly Address[]) => void;
}

const ADD = "add-address";

function AddressBook({ addresses, onChange }: AddressBookProps) {
  const [form, setForm] = useState<{ readonly address: Address | null } | null>(null);
  const focusNext = useFocusNext();
  const end = (changed: readonly Address[] | null, focusId: string) => {
    if (changed) onChange(changed);
    setForm(null);
    focusNext(focusId);
  };
  const remove = async (address: Address) => {
    const remaining = await deleteAddress(address);
    if (remaining) end(remaining, ADD);
  };
  if (form) {
    const { address } = form;
    return (
      <AddressForm
        address={address}
        isFirst={addresses.length === 0}
        onDone={(changed) => end(changed, address ? editId(address) : ADD)}
      />
    );
  }
  return (
    <>
      {addresses.length === 0 ? (
        <NoAddress />
      ) : (
        <Grid aria-label={LABELS.savedAddresses}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                changing={{
                  editId: editId(address),
                  onEdit: () => setForm({ address }),
                  onDelete: () => void remove(address),
                }}
              />
            </li>
          ))}
        </Grid>
      )}
      {addresses.length >= LIMITS.account.addressesPerCustomer ? (
        <Notice>{MESSAGES.customers.tooManyAddresses}</Notice>
      ) : (
        <p>
          <Button id={ADD} onClick={() => setForm({ address: null })}>
            Add an address
          </Button>
        </p>
      )}
    </>
  );
}

function NoAddress() {
  return (
    <EmptyState>
      <h2>No addresses yet</h2>
      <p>Save your delivery address so you don't have to type it again.</p>
    </EmptyState>
  );
}

function editId({ id }: Address): string {
  return `edit-${id}`;
}

/** Focuses an element of the next render: the focused element will be gone. */
function useFocusNext(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}

const Grid = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 290px), 1fr))",
});
