/** Days and filters of the performance page, applied on submit. */
import { useId, type FormEvent } from "react";
import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import { DEVICE_CLASSES, PAGE_TYPES } from "#contract/performance/schema";
import type { PerformanceAnswer } from "#contract/performance/calls";
import { Button } from "../../ui/actions/button";
import { SHEET_FIELDS } from "../../ui/list/filter-sheet";
import { closeSheet, DAYS_AND_FILTERS, PhoneSheet } from "../../ui/list/phone-sheet";
import { PHONE } from "../../ui/narrow";
import { performanceUrl, readPerformanceAddress, type PerformanceAddress } from "./performance-address";
import { nameOf } from "./performance-words";

interface FiltersProps {
  readonly address: PerformanceAddress;
  /** Undefined until known. */
  readonly summary: PerformanceAnswer | undefined;
}

/** Use the address as key: the fields are initialized from it. */
export function PerformanceFilters({ address, summary }: FiltersProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    closeSheet(event.currentTarget);
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const { metric } = address;
    const chosen = readPerformanceAddress(new URLSearchParams(fields as [string, string][]).toString());
    void navigate(performanceUrl({ ...chosen, metric }));
  };
  const releases = [...new Set([address.release, ...(summary?.releases ?? []).map(({ key }) => key)])];
  const choices = {
    pageType: { label: "Page", keys: Object.keys(PAGE_TYPES) },
    deviceClass: { label: "Device", keys: Object.keys(DEVICE_CLASSES) },
    release: { label: "Release", keys: releases.filter((key) => key !== "") },
  } as const;
  const set = [address.pageType, address.deviceClass, address.release].filter(Boolean).length;
  return (
    <PhoneSheet label={DAYS_AND_FILTERS} set={set} hasSubmit>
      <Bar role="search" aria-label="Performance dates and filters" onSubmit={submit}>
        {(["from", "to"] as const).map((name) => {
          const day = address[name] || (summary?.[name] ?? "");
          return (
            <p key={name}>
              <label htmlFor={`${id}-${name}`}>{name === "from" ? "From" : "To"}</label>
              {/* The key re-renders the fields once the days are known. */}
              <input key={day} id={`${id}-${name}`} name={name} type="date" defaultValue={day} />
            </p>
          );
        })}
        {(["pageType", "deviceClass", "release"] as const).map((name) => (
          <p key={name}>
            <label htmlFor={`${id}-${name}`}>{choices[name].label}</label>
            <select
              key={choices[name].keys.length}
              id={`${id}-${name}`}
              name={name}
              defaultValue={address[name]}
            >
              <option value="">All</option>
              {choices[name].keys.map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
            </select>
          </p>
        ))}
        <Button type="submit">Show</Button>
      </Bar>
    </PhoneSheet>
  );
}

const Bar = styled("form")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s3)",
  p: { display: "flex", alignItems: "center", gap: "var(--s2)", margin: 0, minWidth: 0 },
  label: { fontSize: "var(--sm)" },
  select: { maxWidth: 200 },
  [PHONE]: SHEET_FIELDS,
});
