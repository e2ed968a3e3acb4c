/** The list's entire state is in its address: it can be bookmarked, shared and restored by Back. */
import type { OrderFilterInput } from "#contract/graphql/generated";
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/payments/methods";
import { ASSIGNEE, ORDER_RISKS, type OrderRisk } from "#contract/orders/list-words";
import { statusesWhere } from "#contract/orders/statuses";
import { ORDER_TAB_LABELS, type OrderTab } from "#contract/orders/tabs";
import { DELIVERY_TYPES, ORDER_STATUSES, type DeliveryType, type OrderStatus } from "#contract/orders/orders";
import { centsOf } from "#contract/money/money";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { listId, readListAddress, STAFF_SIZES, type ListAddress } from "../../../../ui/list/list-address";

export const ORDERS_PATH = BACKOFFICE_ROUTES.orders;
/** Id of the list on its page. */
export const ORDERS_LIST = listId("Orders");
/** A pseudo status: orders with payment exceptions. */
export const BY_HAND = "BY_HAND";
/** A pseudo status: orders with a requested return that has not arrived. */
export const OPEN_RETURNS = "OPEN_RETURNS";
export const TAB_KEYS = Object.keys(ORDER_TAB_LABELS) as readonly OrderTab[];

export const statusesOfTab = (tab: OrderTab) => statusesWhere(({ lists }) => lists.tab === tab);

/** Filters other than text, status and days, by parameter name. */
export const MORE_FILTERS = [
  "method",
  "delivery",
  "risk",
  "taken",
  "supplier",
  "affiliate",
  "assignee",
  "tag",
  "least",
  "most",
] as const;
export type MoreFilter = (typeof MORE_FILTERS)[number];
/** Phone orders, placed by staff. */
export const BY_PHONE = "phone";
/** The bulk change whose progress is visible. */
export const RUN = "run";

const CHOICES: Readonly<Partial<Record<MoreFilter, readonly string[]>>> = {
  method: PAYMENT_METHODS,
  delivery: DELIVERY_TYPES,
  risk: ORDER_RISKS,
  taken: [BY_PHONE],
};
const MAX_FILTER_LENGTH = 100;

/** Reads a query string; ignores invalid values. */
export function readOrderList(search: string): ListAddress {
  const address = readListAddress(search, {
    shows: [...TAB_KEYS, ...ORDER_STATUSES, BY_HAND, OPEN_RETURNS],
    columns: ["placed", "total", "status"],
    sizes: STAFF_SIZES,
    hasDays: true,
  });
  const params = new URLSearchParams(search);
  const more = [...MORE_FILTERS, RUN].flatMap((name): [string, string][] => {
    const value = (params.get(name) ?? "").trim().slice(0, MAX_FILTER_LENGTH);
    return value !== "" && isGood(name, value) ? [[name, value]] : [];
  });
  return { ...address, more: Object.fromEntries(more) };
}

function isGood(name: string, value: string): boolean {
  if (name === "least" || name === "most") return !Number.isNaN(centsOf(value));
  if (name === "assignee") return ASSIGNEE.test(value);
  return CHOICES[name as MoreFilter]?.includes(value) ?? true;
}

/** The API's input for an address. */
export function filterOf({ text, show, from, to, more = {} }: ListAddress): OrderFilterInput {
  return {
    text: text || null,
    statuses: statusesOf(show),
    isPhoneOrder: more["taken"] === BY_PHONE,
    hasPaymentException: show === BY_HAND,
    hasOpenReturn: show === OPEN_RETURNS,
    from: from || null,
    to: to || null,
    fromTotal: more["least"] ? centsOf(more["least"]) : null,
    toTotal: more["most"] ? centsOf(more["most"]) : null,
    methods: more["method"] ? [more["method"] as PaymentMethod] : null,
    delivery: (more["delivery"] as DeliveryType | undefined) ?? null,
    risk: (more["risk"] as OrderRisk | undefined) ?? null,
    supplier: more["supplier"] ?? null,
    affiliate: more["affiliate"] ?? null,
    assignee: more["assignee"] ?? null,
    tag: more["tag"] ?? null,
  };
}

function statusesOf(show: string): OrderStatus[] | null {
  if (show === "" || show === BY_HAND || show === OPEN_RETURNS) return null;
  return show in ORDER_TAB_LABELS ? [...statusesOfTab(show as OrderTab)] : [show as OrderStatus];
}

/** Default directions: other tables start with the smallest, this list with the latest and largest. */
export function sortOf({ sort }: ListAddress): string {
  if (sort === "") return "placed";
  if (sort.endsWith("status")) return sort;
  return sort.startsWith("-") ? sort.slice(1) : `-${sort}`;
}

/** Number of active filters, without text and tab. */
export function countFilters({ from, to, more = {} }: ListAddress): number {
  const set = MORE_FILTERS.filter((name) => name in more).length;
  return set + (from ? 1 : 0) + (to ? 1 : 0);
}

/** The address of an order with its list's query, for links to the list and to neighbors. */
export function orderUrl(id: string, search: string): string {
  return `${ORDERS_PATH}${id}/${search}`;
}
