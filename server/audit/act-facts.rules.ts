/** Describes an audit log entry: a sentence, its subject, and values before and after (STAFF-13). */
import { AUDIT_KIND_WORDS, type AuditEvent, type AuditKind } from "#contract/audit/schema";
import type { CampaignMove } from "#contract/marketing/campaign-statuses";
import { LABELS } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { isStaff } from "#contract/staff/roles";
import { areaOf } from "./chain/area.rules";

export type Told = Pick<AuditEvent, "what" | "thing" | "before" | "after">;

interface Entry {
  readonly kind: AuditKind;
  readonly call: string;
  readonly note: string;
  /** Username of the account concerned; empty without one. */
  readonly subject: string;
  readonly subjectRole: string | null;
}

/** Summaries of calls, by method and path. */
const SUMMARIES = new Map<string, string>(
  Object.values(REST).map(({ method, path, summary }) => [`${method} ${path}`, summary] as const),
);

/** A campaign's entry contains its id and the action; this pattern extracts both for readers. */
const CAMPAIGN = /^campaign ([0-9a-f-]{36}): ([a-z]{1,40})$/i;
const CAMPAIGN_ACTS: Readonly<Record<Lowercase<CampaignMove> | "written", string>> = {
  written: "written",
  schedule: "scheduled",
  reopen: "reverted to draft",
  pause: "paused",
  resume: "resumed",
  cancel: "cancelled",
};

const NAMED = /^(?:contact request|lease application) [0-9a-f-]{1,36}: /;
const CHANGED = /^([^:→]{1,60}): ([^→]{1,4000}) → ([^→]{1,4000})$/;

/** Describes a chain entry. */
export function describeAct(entry: Entry): Told {
  const { kind, note, call } = entry;
  const thing = thingOf(entry);
  if (kind === "LEASE_DATA_READ") {
    const reason = note.slice(note.indexOf(": ") + 2);
    return { what: `${AUDIT_KIND_WORDS[kind]}: ${reason}`, thing, before: null, after: null };
  }
  if (kind !== "STAFF_CHANGE") {
    const tried = SUMMARIES.get(call);
    const what = AUDIT_KIND_WORDS[kind] + (tried && kind !== "ACCOUNT_VIEWED" ? `: ${tried}` : "");
    return { what, thing, before: null, after: null };
  }
  const done = CAMPAIGN.exec(note)?.[2];
  if (done) {
    const act = done in CAMPAIGN_ACTS ? CAMPAIGN_ACTS[done as keyof typeof CAMPAIGN_ACTS] : done;
    return { what: sentence(`campaign ${act}`), thing, before: null, after: null };
  }
  const change = CHANGED.exec(note);
  if (change) {
    const [, field = "", before = "", after = ""] = change;
    return { what: `${sentence(field)} changed`, thing, before, after };
  }
  const said = note.replace(NAMED, "");
  return { what: said ? sentence(said) : AUDIT_KIND_WORDS[kind], thing, before: null, after: null };
}

function thingOf({ kind, call, note, subject, subjectRole }: Entry): Told["thing"] {
  if (subject && subjectRole) {
    return { kind: isStaff(subjectRole) ? "USER" : "CUSTOMER", id: subject, label: subject };
  }
  const lease = /^(?:lease application )?([0-9a-f-]{36})\b/.exec(note)?.[1];
  if (lease) return { kind: "LEASE", id: lease, label: LABELS.application };
  const number = /^(?:money of )?order ([\w-]{1,40})/.exec(note)?.[1];
  if (number) return { kind: "ORDER_NUMBER", id: number, label: number };
  if (kind !== "STAFF_CHANGE") return null;
  const campaign = CAMPAIGN.exec(note)?.[1]?.toLowerCase();
  // The chain has no campaign subject: the reader of the list replaces the label.
  if (campaign) return { kind: "CAMPAIGN", id: campaign, label: "Campaign" };
  if (note.startsWith("contact request ")) return { kind: "CONTACTS", id: "", label: "Contacts" };
  const area = areaOf(call);
  if (area === "PRICES") return { kind: "PRICES", id: "", label: "Prices" };
  return area === "CATALOGUE" ? { kind: "CATALOGUE", id: "", label: "Catalog" } : null;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
