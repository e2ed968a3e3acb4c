/** Search and status filter above the list; the status counts at once, the text with Enter or the button. */
import { useId, useState, type FormEvent } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import { LIMITS } from "#contract/limits";
import { ORDER_STATUSES, STATUS_LABELS } from "#contract/orders";
import { ROUTES } from "#contract/site-paths";
import { listUrl, type ListAddress } from "../list-address";

export function SearchBar({ address }: { readonly address: ListAddress }) {
  const id = useId();
  const [text, setText] = useState(address.text);
  const go = (change: Partial<ListAddress>) =>
    void navigate(listUrl(ROUTES.backofficeOrders, { ...address, text: text.trim(), page: 1, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <Search role="search" onSubmit={submit} aria-label="Orders">
      <p>
        <label htmlFor={`${id}-text`}>Number, e-mail or name</label>
        <input
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          maxLength={LIMITS.orders.searchTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </p>
      <p>
        <label htmlFor={`${id}-status`}>Status</label>
        <select
          id={`${id}-status`}
          value={address.show}
          onChange={(event) => go({ show: event.target.value })}
        >
          <option value="">All</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </select>
      </p>
      <Button type="submit">Search</Button>
    </Search>
  );
}

const Search = styled("form")({
  display: "grid",
  alignItems: "end",
  gap: "var(--s3) var(--s4)",
  p: { display: "grid", gap: "var(--s1)" },
  label: { fontSize: "var(--sm)", fontWeight: 600 },
  "input, select": { width: "100%" },
  "@media (min-width: 700px)": { gridTemplateColumns: "minmax(0, 1fr) 240px auto" },
});
