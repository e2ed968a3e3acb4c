/** Days and filters of a report; common ranges are links, the rest applies on submit. */
import { useId, type FormEvent } from "react";
import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import { shopDay } from "#contract/time/days";
import type { ReportAnswer } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import { reportName, type ReportKey } from "#contract/reports/reports";
import { Button } from "../../ui/actions/button";
import { actionRef } from "../../ui/actions/registry";
import type { ListAddress } from "../../ui/list/list-address";
import { SHEET_FIELDS } from "../../ui/list/filter-sheet";
import { closeSheet, DAYS_AND_FILTERS, PhoneSheet } from "../../ui/list/phone-sheet";
import { PHONE } from "../../ui/narrow";
import { reportUrl, usualRanges, type Days } from "./report-address";

interface ReportRangeProps {
  readonly report: ReportKey;
  readonly address: ListAddress;
  /** The visible days; undefined until known. */
  readonly visibleDays: Days | undefined;
  readonly choices: ReportAnswer["choices"] | undefined;
}

/** Value of "all" in the selects, because a key may be empty. */
const ALL = "*";

/** Use the address as key: the fields are initialized from it. */
export function ReportRange({ report, address, visibleDays, choices = [] }: ReportRangeProps) {
  const { more = {} } = address;
  const days = { from: address.from || visibleDays?.from || "", to: address.to || visibleDays?.to || "" };
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    closeSheet(event.currentTarget);
    const fields = new FormData(event.currentTarget);
    const value = (name: string) => String(fields.get(name) ?? "");
    const chosen = REPORT_SHAPES[report].keys.flatMap(({ name, isOfMany }): [string, string][] => {
      const [current, sent] = [more[name], value(`key-${name}`)];
      if (isOfMany) return current === undefined ? [] : [[name, current]];
      return sent === ALL ? [] : [[name, sent.slice(1)]];
    });
    const change = { from: value("from"), to: value("to"), more: Object.fromEntries(chosen) };
    void navigate(reportUrl(report, address, change));
  };
  const set = Object.keys(more).length;
  return (
    <PhoneSheet label={DAYS_AND_FILTERS} set={set} hasSubmit>
      <Bar>
        <nav aria-label="Date presets">
          <ul ref={actionRef.links}>
            {usualRanges(shopDay(new Date())).map(({ label, ...range }) => (
              <li key={label}>
                <a
                  href={reportUrl(report, address, range)}
                  aria-current={range.from === days.from && range.to === days.to ? "true" : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form role="search" aria-label={`Dates and filters for ${reportName(report)}`} onSubmit={submit}>
          {(["from", "to"] as const).map((name) => (
            <p key={name}>
              <label htmlFor={`${id}-${name}`}>{name === "from" ? "From" : "To"}</label>
              {/* The key re-renders the fields once the days are known. */}
              <input
                key={days[name]}
                id={`${id}-${name}`}
                name={name}
                type="date"
                defaultValue={days[name]}
              />
            </p>
          ))}
          {REPORT_SHAPES[report].keys.map(({ name, label, isOfMany }, at) =>
            isOfMany ? null : (
              <p key={name}>
                <label htmlFor={`${id}-key-${name}`}>{label}</label>
                <KeyChoice
                  id={`${id}-key-${name}`}
                  name={`key-${name}`}
                  value={more[name]}
                  choices={choices[at] ?? []}
                />
              </p>
            ),
          )}
          <Button type="submit">Show</Button>
          {set > 0 && <a href={reportUrl(report, address, { more: {} })}>Show all</a>}
        </form>
      </Bar>
    </PhoneSheet>
  );
}

interface KeyChoiceProps {
  readonly id: string;
  readonly name: string;
  /** Undefined = all. */
  readonly value: string | undefined;
  readonly choices: readonly { readonly key: string; readonly name: string }[];
}

function KeyChoice({ id, name, value, choices }: KeyChoiceProps) {
  const isKnown = value === undefined || choices.some(({ key }) => key === value);
  // Keeps the address's value, even without data in these days.
  const known = isKnown ? choices : [...choices, { key: value, name: value || "None" }];
  return (
    <select key={known.length} id={id} name={name} defaultValue={value === undefined ? ALL : `=${value}`}>
      <option value={ALL}>All</option>
      {known.map((choice) => (
        <option key={choice.key} value={`=${choice.key}`}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

const Bar = styled("div")({
  display: "grid",
  gap: "var(--s2)",
  ul: { display: "flex", flexWrap: "wrap", gap: "0 var(--s4)", margin: 0, padding: 0, listStyle: "none" },
  "nav a": { display: "inline-block", minHeight: 24, padding: "var(--s1) 0" },
  "[aria-current]": { color: "var(--ink)", fontWeight: 600, textDecoration: "none" },
  form: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s2) var(--s3)" },
  p: { display: "flex", alignItems: "center", gap: "var(--s2)", margin: 0, minWidth: 0 },
  label: { fontSize: "var(--sm)" },
  select: { maxWidth: 200 },
  [PHONE]: {
    gap: "var(--s4)",
    ul: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(5rem, 1fr))", gap: "var(--s2)" },
    "nav a": {
      display: "grid",
      placeContent: "center",
      minHeight: "var(--control)",
      border: "1px solid var(--edge)",
      borderRadius: "var(--r-md)",
      textDecoration: "none",
    },
    "nav a[aria-current]": { borderColor: "var(--brand)", background: "var(--brand-soft)" },
    form: SHEET_FIELDS,
  },
});
