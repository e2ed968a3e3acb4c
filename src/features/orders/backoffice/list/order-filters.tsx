/**
 * Search and filters of the list in one form, applied on submit, so that tabbing through changes nothing. The
 * filters are a panel over the list, on a phone a bottom sheet, closed by Escape and a click outside.
 */
import { useId, type FormEvent, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import type { OrderNamesQuery } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { RISK_LABELS, UNASSIGNED } from "#contract/orders/list-words";
import { DELIVERY_LABELS, ORDER_STATUSES, STATUS_LOOKS } from "#contract/orders/orders";
import { useVisitor } from "../../../../client/session/use-visitor";
import { Button } from "../../../../ui/actions/button";
import { actionRef } from "../../../../ui/actions/registry";
import { SHEET } from "../../../../ui/list/filter-sheet";
import { listUrl, type ListAddress } from "../../../../ui/list/list-address";
import {
  BY_HAND,
  BY_PHONE,
  countFilters,
  MORE_FILTERS,
  OPEN_RETURNS,
  ORDERS_PATH,
  TAB_KEYS,
} from "./order-list-address";
import { METHOD_WORDS } from "./order-list-words";
import { PHONE } from "../../../../ui/narrow";

interface OrderFiltersProps {
  readonly address: ListAddress;
  readonly names: OrderNamesQuery["getOrderNames"] | undefined;
}

const SOUGHT = "Number, name, email, phone, SKU or tracking number";

type Choice = readonly [value: string, label: string];

/** Use the address as key: the fields are initialized from it. */
export function OrderFilters({ address, names }: OrderFiltersProps) {
  const { text, show, from = "", to = "", more = {} } = address;
  const panel = useId();
  const { user } = useVisitor();
  const set = countFilters(address) + (show === "" || TAB_KEYS.some((key) => key === show) ? 0 : 1);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? "").trim();
    const narrowed = MORE_FILTERS.flatMap((name) =>
      value(name) === "" ? [] : [[name, value(name)] as const],
    );
    const next = {
      ...address,
      text: value("text"),
      show: value("show"),
      from: value("from"),
      to: value("to"),
      more: Object.fromEntries(narrowed),
      page: 1,
    };
    void navigate(listUrl(ORDERS_PATH, next));
  };
  return (
    <Bar role="search" aria-label="Orders" onSubmit={submit}>
      <input
        aria-label={SOUGHT}
        placeholder={SOUGHT}
        name="text"
        ref={actionRef.search}
        type="search"
        autoComplete="off"
        maxLength={LIMITS.lists.searchTextLength}
        defaultValue={text}
      />
      <Button type="button" variant="outlined" popoverTarget={panel}>
        {set === 0 ? "Filters" : `Filters (${set})`}
      </Button>
      <Panel id={panel} popover="auto" role="group" aria-label="Filters">
        <Grid>
          <Select name="show" label="Status" value={show} choices={statusChoices(show)} />
          <Select
            name="method"
            label="Payment"
            value={more["method"]}
            choices={Object.entries(METHOD_WORDS)}
          />
          <Select
            name="delivery"
            label="Delivery"
            value={more["delivery"]}
            choices={Object.entries(DELIVERY_LABELS)}
          />
          <Select name="taken" label="Channel" value={more["taken"]} choices={[[BY_PHONE, "By phone"]]} />
          <Select name="risk" label="Risk" value={more["risk"]} choices={Object.entries(RISK_LABELS)} />
          <Select
            name="supplier"
            label="Supplier"
            value={more["supplier"]}
            choices={named(names?.suppliers)}
          />
          <Select
            name="affiliate"
            label="Affiliate"
            value={more["affiliate"]}
            choices={named(names?.affiliates)}
          />
          <Select
            name="assignee"
            label={LABELS.assignedTo}
            value={more["assignee"]}
            choices={assignees(names?.colleagues, user?.username)}
          />
          <Select name="tag" label="Tag" value={more["tag"]} choices={named(names?.tags)} />
          <Field label="Placed from">
            {(id) => <input id={id} name="from" type="date" defaultValue={from} />}
          </Field>
          <Field label="Placed to">{(id) => <input id={id} name="to" type="date" defaultValue={to} />}</Field>
          <Field label="Total from, $">
            {(id) => <input id={id} name="least" inputMode="decimal" defaultValue={more["least"]} />}
          </Field>
          <Field label="Total to, $">
            {(id) => <input id={id} name="most" inputMode="decimal" defaultValue={more["most"]} />}
          </Field>
        </Grid>
        <p>
          <Button type="submit">Apply filters</Button>{" "}
          <a
            href={listUrl(ORDERS_PATH, {
              ...address,
              text: "",
              show: "",
              from: "",
              to: "",
              more: {},
              page: 1,
            })}
          >
            {LABELS.showAllOrders}
          </a>
        </p>
      </Panel>
    </Bar>
  );
}

/** A tab is a group of statuses, listed among them while selected. */
function statusChoices(show: string): Choice[] {
  const tab = TAB_KEYS.find((key) => key === show);
  return [
    ...(tab ? [[tab, "Same as tab"] as const] : []),
    ...ORDER_STATUSES.map((status) => [status, STATUS_LOOKS[status].label] as const),
    [BY_HAND, "With payment exceptions"],
    [OPEN_RETURNS, "With requested returns"],
  ];
}

/** The person who filters comes first. */
function assignees(
  colleagues: OrderNamesQuery["getOrderNames"]["colleagues"] = [],
  own: string | undefined,
): Choice[] {
  const mine = colleagues.filter(({ username }) => username === own);
  const others = colleagues.filter(({ username }) => username !== own);
  return [
    ...mine.map(({ id }) => [id, "Me"] as const),
    [UNASSIGNED, "Unassigned"],
    ...others.map(({ id, username }) => [id, username] as const),
  ];
}

const named = (names: readonly string[] = []): Choice[] => names.map((name) => [name, name]);

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly Choice[];
}

function Select({ name, label, value = "", choices }: SelectProps) {
  // Keeps a name from the address that is not in the list.
  const known =
    choices.some(([choice]) => choice === value) || value === "" ? choices : [...choices, [value, value]];
  return (
    <Field label={label}>
      {(id) => (
        // Names load after the address: the key resets the select to its value.
        <select key={known.length} id={id} name={name} defaultValue={value}>
          <option value="">All</option>
          {known.map(([choice, word]) => (
            <option key={choice} value={choice}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const Bar = styled("form")({
  flex: "1 1 320px",
  display: "flex",
  gap: "var(--s2)",
  p: { display: "grid", gap: "var(--s1)", margin: 0 },
  label: { fontSize: "var(--sm)", fontWeight: 600 },
  "& > input": { flex: "1 1 auto", minWidth: 0 },
  "& > button": { whiteSpace: "nowrap" },
});

const Panel = styled("div")({
  position: "fixed",
  inset: "auto var(--s6) auto auto",
  top: 136,
  width: "min(720px, calc(100vw - 2 * var(--s4)))",
  maxHeight: "calc(100vh - 160px)",
  margin: 0,
  padding: "var(--s4)",
  overflowY: "auto",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-lg)",
  background: "var(--surface)",
  color: "var(--ink)",
  boxShadow: "var(--shadow-panel)",
  "input, select": { width: "100%" },
  "& > p": { display: "flex", alignItems: "center", gap: "var(--s4)", marginTop: "var(--s3)" },
  [PHONE]: SHEET,
});

const Grid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))",
  gap: "var(--s3) var(--s4)",
});
