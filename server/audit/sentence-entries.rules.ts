/**
 * Describes entries from before version 2, whose change is a stored sentence: their facts are extracted from
 * it. New entries contain data instead (contract/audit/changes/).
 */
import { pageOf } from "#contract/audit/changes/subjects";
import { describeCall, type Description } from "#contract/audit/describe";
import { AUDIT_KIND_WORDS, type AuditKind } from "#contract/audit/schema";
import { CAMPAIGN_MOVED_WORDS } from "#contract/marketing/campaign-statuses";
import { areaOf } from "./chain/area.rules";

interface SentenceEntry {
  readonly kind: AuditKind;
  readonly call: string;
  readonly note: string;
}

/** A campaign's sentence contains its id and the action. */
const CAMPAIGN = /^campaign ([0-9a-f-]{36}): ([a-z]{1,40})$/i;
const NAMED = /^(?:contact request|lease application) [0-9a-f-]{1,36}: /;
const CHANGED = /^([^:→]{1,60}): ([^→]{1,4000}) → ([^→]{1,4000})$/;

/** Describes an entry by its stored sentence. */
export function describeSentence(entry: SentenceEntry): Description {
  return { ...wordsOf(entry), thing: thingOf(entry) };
}

function wordsOf({ kind, note, call }: SentenceEntry): Omit<Description, "thing"> {
  const unchanged = { before: null, after: null };
  if (kind === "LEASE_DATA_READ") {
    return { what: `${AUDIT_KIND_WORDS[kind]}: ${note.slice(note.indexOf(": ") + 2)}`, ...unchanged };
  }
  if (kind !== "STAFF_CHANGE") return describeCall(kind, call);
  const done = CAMPAIGN.exec(note)?.[2];
  if (done) {
    const moved: Readonly<Record<string, string>> = CAMPAIGN_MOVED_WORDS;
    return { what: `Campaign ${moved[done.toUpperCase()] ?? done}`, ...unchanged };
  }
  const change = CHANGED.exec(note);
  if (change) {
    const [, field = "", before = "", after = ""] = change;
    return { what: `${capitalized(field)} changed`, before, after };
  }
  return { what: capitalized(note.replace(NAMED, "")) || AUDIT_KIND_WORDS[kind], ...unchanged };
}

function thingOf({ kind, call, note }: SentenceEntry): Description["thing"] {
  const lease = /^(?:lease application )?([0-9a-f-]{36})\b/.exec(note)?.[1];
  if (lease) return pageOf({ type: "lease application", id: lease });
  const number = /^(?:money of )?order ([\w-]{1,40})(?::| \()/.exec(note)?.[1];
  if (number) return { kind: "ORDER_NUMBER", id: number, label: number };
  if (kind !== "STAFF_CHANGE") return null;
  const campaign = CAMPAIGN.exec(note)?.[1]?.toLowerCase();
  if (campaign) return pageOf({ type: "campaign", id: campaign });
  if (note.startsWith("contact request ")) return pageOf({ type: "contact request", id: "" });
  const area = areaOf(call);
  if (area === "PRICES") return pageOf({ type: "price rules", id: "" });
  return area === "CATALOGUE" ? pageOf({ type: "import", id: "" }) : null;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
