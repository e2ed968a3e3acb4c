/** The saved addresses: look, add, change, delete, all in place. */
import { useEffect, useState } from "react";
import type { Address } from "#contract/customers";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";
import { AnswerView } from "./answer-view";
import { DeleteAddress } from "./delete-address";
import { useAnswer } from "./use-answer";

export function AddressesScreen() {
  const live = useAnswer("listAddresses");
  return (
    <>
      <div className="account-head">
        <p>Saved addresses make ordering quicker. The one you mark is offered first.</p>
      </div>
      <AnswerView live={live} what="your addresses">
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
type Task =
  | { readonly kind: "edit"; readonly address: Address | null }
  | { readonly kind: "delete"; readonly address: Address };

function AddressBook({ addresses, onChange }: AddressBookProps) {
  const [task, setTask] = useState<Task | null>(null);
  const focusNext = useFocusNext();
  const end = (changed: readonly Address[] | null, focusId: string) => {
    if (changed) onChange(changed);
    setTask(null);
    focusNext(focusId);
  };
  if (task?.kind === "edit") {
    const { address } = task;
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
        <div className="account-empty">
          <h2>No address yet</h2>
          <p>Save the one we deliver to, and you will not have to type it again.</p>
        </div>
      ) : (
        <ul className="address-grid" aria-label="Saved addresses">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                editId={editId(address)}
                onEdit={() => setTask({ kind: "edit", address })}
                onDelete={() => setTask({ kind: "delete", address })}
              />
            </li>
          ))}
        </ul>
      )}
      {addresses.length >= LIMITS.account.addressesPerCustomer ? (
        <p className="notice">{MESSAGES.customers.tooManyAddresses}</p>
      ) : (
        <p>
          <button
            id={ADD}
            type="button"
            className="btn"
            onClick={() => setTask({ kind: "edit", address: null })}
          >
            Add an address
          </button>
        </p>
      )}
      <DeleteAddress
        address={task?.kind === "delete" ? task.address : null}
        onDone={(changed) => end(changed, changed || !task?.address ? ADD : editId(task.address))}
      />
    </>
  );
}

function editId({ id }: Address): string {
  return `edit-${id}`;
}

/** Focuses an element of the next drawing: what was focused is gone by then. */
function useFocusNext(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
