/** All payment exceptions, oldest first: kind, amount, age, order and next step. */
import { countAll, countOf, type Page } from "#contract/fields/page";
import {
  MONEY_CASE_KINDS,
  MONEY_CASES,
  MONEY_STATE_LABELS,
  type MoneyCaseKind,
  type MoneyCaseRow,
  type MoneyCasesInput,
  type MoneyCaseState,
} from "#contract/payments/exceptions";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, moneyCasePath, staffOrderPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../lib/format-date";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { Badge } from "../../ui/parts/badge";
import { ageOf } from "./age-of";

const path = BACKOFFICE_ROUTES.paymentExceptions;
/** Filters instead of a kind: cases that are no longer open. */
const CLOSED = ["DONE", "GONE"] as const satisfies readonly MoneyCaseState[];
const ALL_OPEN = "All open";
const NONE_OF: Readonly<Record<string, string>> = {
  DONE: "Nothing marked as resolved",
  GONE: "Nothing resolved automatically",
};

const COLUMNS: readonly Column<MoneyCaseRow>[] = [
  {
    label: "Issue",
    cell: ({ id, kind }) => <a href={moneyCasePath(id)}>{MONEY_CASES[kind].label}</a>,
  },
  {
    label: "Status",
    cell: ({ kind, state }) =>
      state === "OPEN" ? (
        <Badge tone={MONEY_CASES[kind].tone}>{MONEY_STATE_LABELS.OPEN}</Badge>
      ) : (
        <Badge tone="green">{MONEY_STATE_LABELS[state]}</Badge>
      ),
  },
  { label: "Amount", cell: ({ amount }) => formatMoney(amount), isNumber: true, sortKey: "amount" },
  {
    label: "Since",
    cell: ({ since }) => <time dateTime={since}>{`${formatShopDateTime(since)} (${ageOf(since)})`}</time>,
    sortKey: "since",
    isWhole: true,
  },
  {
    label: "Order",
    cell: ({ orderId, orderNumber }) => <a href={staffOrderPath(orderId)}>{orderNumber}</a>,
    isWhole: true,
  },
  { label: "Next step", cell: ({ kind }) => MONEY_CASES[kind].todo, isWide: true },
];

export function MoneyList({ search }: { readonly search: string }) {
  const address = readListAddress(search, {
    shows: [...MONEY_CASE_KINDS, ...CLOSED],
    columns: ["since", "amount"],
    sizes: STAFF_SIZES,
  });
  const { page, size, show, sort } = address;
  const state = CLOSED.find((closed) => closed === show) ?? "OPEN";
  const answer = useRestAnswer("listMoneyCases", {
    pageNumber: page,
    pageSize: size,
    state,
    ...(state === "OPEN" && show !== "" && { kind: show as MoneyCaseKind }),
    sort: (sort || "since") as MoneyCasesInput["sort"],
  });
  return (
    <StaffList
      answer={answer}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      caption="Payment exceptions, oldest first unless sorted"
      plural="Entries"
      what="the payment exceptions"
      empty={{
        none: "No payment exceptions",
        noMatch: NONE_OF[show] ?? "No payment exceptions of this kind",
        hint: show === "" && "Processor, lessor and order records are compared every 30 seconds.",
        showAll: "Show all open",
      }}
      paging={{ path, address }}
      tabs={{ name: "Payment exceptions by issue", tabs: tabsOf(state, answer.data) }}
    />
  );
}

function tabsOf(state: MoneyCaseState, page: Page<MoneyCaseRow, MoneyCaseKind> | undefined) {
  const total = countAll(page);
  const kinds = MONEY_CASE_KINDS.map((kind) => ({
    show: kind,
    label: MONEY_CASES[kind].label,
    count: countOf(page, kind),
  }));
  const closed = CLOSED.map((show) => ({
    show,
    label: MONEY_STATE_LABELS[show],
    count: show === state ? total : null,
  }));
  // Counts cover one state only.
  return state === "OPEN"
    ? [{ show: "", label: ALL_OPEN, count: total }, ...kinds, ...closed]
    : [{ show: "", label: ALL_OPEN, count: null }, ...closed];
}
