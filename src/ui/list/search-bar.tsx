/** Search and filter above a list; the filter counts at once, the text with Enter or the button. */
import { useId, useState, type FormEvent } from "react";
import Button from "@mui/material/Button";
import { navigate } from "gatsby";
import { styled } from "@mui/material/styles";
import { LIMITS } from "#contract/limits";
import { listUrl, type ListAddress } from "./list-address";

interface SearchBarProps {
  /** What is searched, e.g. "Orders". */
  readonly name: string;
  readonly path: string;
  readonly address: ListAddress;
  /** Label of the text field: what entries are found by. */
  readonly textLabel: string;
  readonly filterLabel: string;
  /** Values of the filter and what a person reads for them. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** Drawn anew for another address, so that its fields hold what the address says. */
export function SearchBar(props: SearchBarProps) {
  const { text, show } = props.address;
  return <Fields key={`${text} ${show}`} {...props} />;
}

function Fields({ name, path, address, textLabel, filterLabel, choices }: SearchBarProps) {
  const id = useId();
  const [text, setText] = useState(address.text);
  const go = (change: Partial<ListAddress>) =>
    void navigate(listUrl(path, { ...address, text: text.trim(), page: 1, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <Bar role="search" onSubmit={submit} aria-label={name}>
      <p>
        <label htmlFor={`${id}-text`}>{textLabel}</label>
        <input
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          maxLength={LIMITS.lists.searchTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </p>
      <p>
        <label htmlFor={`${id}-show`}>{filterLabel}</label>
        <select id={`${id}-show`} value={address.show} onChange={(event) => go({ show: event.target.value })}>
          <option value="">All</option>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <Button type="submit">Search</Button>
    </Bar>
  );
}

const Bar = styled("form")({
  display: "grid",
  alignItems: "end",
  gap: "var(--s3) var(--s4)",
  p: { display: "grid", gap: "var(--s1)" },
  label: { fontSize: "var(--sm)", fontWeight: 600 },
  "input, select": { width: "100%" },
  "@media (min-width: 700px)": { gridTemplateColumns: "minmax(0, 1fr) 240px auto" },
});
