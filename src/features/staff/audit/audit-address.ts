/** The audit log's state in its address; the minimum amount is in dollars, as typed. */
import {
  ACT_AREAS,
  AUDIT_KINDS,
  type ActArea,
  type AuditExportInput,
  type AuditKind,
} from "#contract/audit/schema";
import { email } from "#contract/fields/fields";
import { LIMITS } from "#contract/limits";
import { readListAddress, STAFF_SIZES, type ListAddress } from "../../../ui/list/list-address";

/** A pseudo kind with its own list: refund totals by person and day. */
export const REFUNDED = "GIVEN_BACK";

export function readAuditAddress(search: string): ListAddress {
  const shows = [...ACT_AREAS, ...AUDIT_KINDS, REFUNDED];
  const address = readListAddress(search, { shows, sizes: STAFF_SIZES, hasDays: true });
  const minDollars = readDollars(new URLSearchParams(search).get("least"));
  return { ...address, more: minDollars ? { least: minDollars } : {} };
}

/** The typed amount; "" when invalid. */
export function readDollars(text: string | null): string {
  const typed = (text ?? "").trim().replace(/^\$/, "").replaceAll(",", "");
  const cents = /^\d{1,8}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return cents >= 1 && cents <= LIMITS.lists.maxCents ? typed : "";
}

/** The user name to search for; "" when the text is not one. */
export function nameIn({ text }: ListAddress): string {
  return text !== "" && email().isValidSync(text) ? text : "";
}

export function narrowingOf(address: ListAddress): AuditExportInput {
  const { show, from, to, more = {} } = address;
  const username = nameIn(address);
  return {
    ...(ACT_AREAS.some((area) => area === show) && { area: show as ActArea }),
    ...(AUDIT_KINDS.some((kind) => kind === show) && { kind: show as AuditKind }),
    ...(username && { username }),
    ...(more["least"] && { leastCents: Math.round(Number(more["least"]) * 100) }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
