/**
 * Search and filters above a list; filters apply at once, the text on Enter or by the button. On a phone,
 * filters with dates are in a sheet.
 */
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { navigate } from "gatsby";
import { styled } from "@mui/material/styles";
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { Button } from "../actions/button";
import { actionRef } from "../actions/registry";
import { listUrl, type ListAddress } from "./list-address";
import { PhoneSheet } from "./phone-sheet";
import { PHONE } from "../narrow";

interface SearchBarProps {
  /** Name of the list, such as "Orders". */
  readonly name: string;
  readonly path: string;
  readonly address: ListAddress;
  /** Label of the text field: what it searches. */
  readonly textLabel: string;
  /** Omitted where tabs filter the list. */
  readonly filterLabel?: string;
  /** Filter values with their labels. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** Further filters of the list, each in a paragraph. */
  readonly children?: ReactNode;
  /** After the button: actions on all matches. */
  readonly after?: ReactNode;
}

/** The fields follow the address and keep the focus. */
export function SearchBar(props: SearchBarProps) {
  const { name, path, address, textLabel, filterLabel, choices = [], children, after } = props;
  const id = useId();
  const addressKey = `${address.text} ${address.show} ${address.from} ${address.to}`;
  const [syncedKey, setSyncedKey] = useState(addressKey);
  const [text, setText] = useState(address.text);
  const [days, setDays] = useState(daysOf(address));
  if (syncedKey !== addressKey) {
    setSyncedKey(addressKey);
    setText(address.text);
    setDays(daysOf(address));
  }
  const go = (change: Partial<ListAddress>) =>
    void navigate(listUrl(path, { ...address, ...days, text: text.trim(), page: 1, ...change }));
  const leaveDay = () => {
    if (days.from !== address.from || days.to !== address.to) go({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  const hasSheet = address.from !== undefined;
  const set = [address.show, address.from, address.to, ...Object.values(address.more ?? {})].filter(
    Boolean,
  ).length;
  const filters = (
    <>
      {filterLabel && (
        <p>
          <label className="vh" htmlFor={`${id}-show`}>
            {filterLabel}
          </label>
          <select
            id={`${id}-show`}
            value={address.show}
            onChange={(event) => go({ show: event.target.value })}
          >
            <option value="">{filterLabel}: all</option>
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      )}
      {children}
      {address.from !== undefined && (
        <>
          <Day
            label="From"
            value={days.from}
            onChange={(from) => setDays({ ...days, from })}
            onLeave={leaveDay}
          />
          <Day label="To" value={days.to} onChange={(to) => setDays({ ...days, to })} onLeave={leaveDay} />
          <p className="small muted">Days in {LABELS.shopTime}</p>
        </>
      )}
    </>
  );
  return (
    <Bar role="search" onSubmit={submit} aria-label={name}>
      <p>
        <label className="vh" htmlFor={`${id}-text`}>
          {textLabel}
        </label>
        <input
          id={`${id}-text`}
          ref={actionRef.search}
          type="search"
          placeholder={textLabel}
          autoComplete="off"
          maxLength={LIMITS.lists.searchTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </p>
      {hasSheet ? (
        <PhoneSheet label="Filters" set={set}>
          {filters}
        </PhoneSheet>
      ) : (
        filters
      )}
      <Button type="submit">Search</Button>
      {after}
    </Bar>
  );
}

type Days = Pick<ListAddress, "from" | "to">;

function daysOf({ from, to }: ListAddress): Days {
  return { from, to };
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Called with a complete date, or "" while incomplete. */
  readonly onChange: (day: string) => void;
  readonly onLeave: () => void;
}

/** Applies on blur: a date is typed in three parts. */
function Day({ label, value = "", onChange, onLeave }: DayProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </p>
  );
}

const Bar = styled("form")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s3)",
  p: { display: "flex", alignItems: "center", gap: "var(--s2)" },
  "& > p:first-of-type": { flex: "1 1 240px" },
  label: { fontSize: "var(--sm)" },
  "input[type=search]": { width: "100%" },
  select: { maxWidth: 220 },
  [PHONE]: { "& > p:first-of-type": { flexBasis: 160 } },
});
