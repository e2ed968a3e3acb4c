/** Asks before an address is deleted, and deletes it. */
import { useState } from "react";
import type { Address } from "#contract/customers";
import { MESSAGES } from "#contract/messages";
import { notify } from "../../app/notify";
import { callApi } from "../../app/rest-client";
import { ConfirmDialog } from "../../ui/confirm-dialog";

interface DeleteAddressProps {
  /** Null while nothing is asked. */
  readonly address: Address | null;
  /** With the addresses that are left, or null when it was kept. */
  readonly onDone: (addresses: readonly Address[] | null) => void;
}

export function DeleteAddress({ address, onDone }: DeleteAddressProps) {
  const [problem, setProblem] = useState<string | null>(null);
  if (!address) return null;
  const end = (addresses: readonly Address[] | null) => {
    setProblem(null);
    onDone(addresses);
  };
  const remove = async () => {
    try {
      const answer = await callApi("deleteAddress", { params: { id: address.id } });
      if (answer?.isSuccess && answer.data) {
        notify(answer.message, "success");
        end(answer.data.addresses);
      } else {
        setProblem(answer?.message ?? MESSAGES.generic.notFound);
      }
    } catch {
      setProblem(MESSAGES.generic.unreachable);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title="Delete this address?"
      noLabel="No, keep it"
      onYes={remove}
      onNo={() => end(null)}
    >
      <p>
        {address.firstName} {address.lastName}, {address.address1}, {address.city}
      </p>
      <p>{MESSAGES.confirm.irreversible}</p>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
