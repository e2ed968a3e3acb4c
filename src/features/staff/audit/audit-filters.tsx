/** Filters specific to the audit log: a staff member, and the minimum refund. */
import { useId, useState } from "react";
import { navigate } from "gatsby";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { listUrl, type ListAddress } from "../../../ui/list/list-address";
import { readDollars } from "./audit-address";

const go = (address: ListAddress) => void navigate(listUrl(BACKOFFICE_ROUTES.audit, { ...address, page: 1 }));

interface PersonFieldProps {
  readonly address: ListAddress;
  readonly people: readonly { readonly username: string; readonly name: string }[];
}

export function PersonField({ address, people }: PersonFieldProps) {
  const id = useId();
  const isKnown = people.some(({ username }) => username === address.text);
  return (
    <p>
      <label className="vh" htmlFor={id}>
        Who
      </label>
      <select
        id={id}
        value={isKnown ? address.text : ""}
        onChange={({ target }) => go({ ...address, text: target.value })}
      >
        <option value="">User: all</option>
        {people.map(({ username, name }) => (
          <option key={username} value={username}>
            {name || username}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Applies on blur; Enter submits the surrounding form, which also applies it. */
export function MinAmountField({ address }: { readonly address: ListAddress }) {
  const id = useId();
  const applied = address.more?.["least"] ?? "";
  const [before, setBefore] = useState(applied);
  const [typed, setTyped] = useState(applied);
  if (before !== applied) {
    setBefore(applied);
    setTyped(applied);
  }
  const apply = () => {
    const minDollars = readDollars(typed);
    setTyped(minDollars);
    if (minDollars !== applied) go({ ...address, more: minDollars ? { least: minDollars } : {} });
  };
  return (
    <p>
      <label htmlFor={id}>Refunded at least $</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        size={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
      />
    </p>
  );
}
