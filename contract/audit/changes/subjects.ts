/** The types of things that staff change, and the pages that the audit log links to. */
import { LABELS } from "../../messages";
import type { AuditEvent } from "../schema";

type Thing = AuditEvent["thing"];

const noPage = () => null;
const contacts = (): Thing => ({ kind: "CONTACTS", id: "", label: "Contacts" });
const prices = (): Thing => ({ kind: "PRICES", id: "", label: "Prices" });
const catalog = (): Thing => ({ kind: "CATALOGUE", id: "", label: "Catalog" });

const PAGES = {
  /** Named by the log's reader, because names are deleted with the account. */
  account: noPage,
  affiliate: noPage,
  "affiliate payouts": noPage,
  /** Labelled by the log's reader with the campaign's current subject line. */
  campaign: ({ id }) => ({ kind: "CAMPAIGN", id, label: "Campaign" }),
  "canned reply": noPage,
  chat: noPage,
  "contact request": contacts,
  import: catalog,
  "import source": catalog,
  "lease application": ({ id }) => ({ kind: "LEASE", id, label: LABELS.application }),
  order: ({ id, label = id }) => ({ kind: "ORDER", id, label }),
  "price rule": prices,
  "price rules": prices,
  product: ({ id, label = id }) => ({ kind: "PRODUCT", id, label }),
  promotion: catalog,
  /** The rejected records of an import. */
  rejects: noPage,
  report: noPage,
  review: noPage,
  "search rule": catalog,
  store: catalog,
  supplier: catalog,
  "supplier bill": noPage,
  "supplier bills": noPage,
} as const satisfies Readonly<Record<string, (subject: { id: string; label?: string }) => Thing>>;
export type SubjectType = keyof typeof PAGES;

/** The thing that an entry is about. The label is its displayed name, such as an order number; never a person's. */
export interface Subject<Type extends SubjectType = SubjectType> {
  readonly type: Type;
  readonly id: string;
  readonly label?: string;
}

/** The page of a subject; null if it has none. */
export function pageOf({ type, ...subject }: Subject): Thing {
  return Object.hasOwn(PAGES, type) ? PAGES[type](subject) : null;
}
