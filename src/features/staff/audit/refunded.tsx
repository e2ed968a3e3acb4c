/** Refunds by staff member and day: this week by default. */
import Stack from "@mui/material/Stack";
import { addDays, shopDay } from "#contract/time/days";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { RefundedDay } from "#contract/staff/acts";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDate } from "../../../lib/format-date";
import { listUrl, type ListAddress } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { SearchBar } from "../../../ui/list/search-bar";
import { StaffList } from "../../../ui/list/staff-list";
import { nameIn } from "./audit-address";
import { WHOLE_ADDRESS } from "./audit-words";

const path = BACKOFFICE_ROUTES.audit;

export function RefundedByStaff({ address }: { readonly address: ListAddress }) {
  const today = shopDay(new Date());
  const from = address.from || addDays(today, -6);
  const to = address.to || today;
  const username = nameIn(address);
  const answer = useRestAnswer("sumRefunds", undefined, {
    from,
    to,
    ...(username && { username }),
  });
  return (
    <Stack spacing={3}>
      <SearchBar
        name={LABELS.refunded}
        path={path}
        address={{ ...address, from, to }}
        textLabel={WHOLE_ADDRESS}
      />
      <StaffList
        answer={answer}
        columns={columnsOf(address)}
        keyOf={({ username: who, day }) => `${day} ${who}`}
        caption="Staff refunds, newest day first"
        plural="Refunds"
        empty={{ none: "No staff refunds on these dates" }}
        above={({ rows, ...totals }) => (
          <ul>
            <li>
              <b>{formatMoney(totals.totalCents)}</b> by {username || "all staff"}: {inWords(totals)}
            </li>
            {!username &&
              byPerson(rows).map((person) => (
                <li key={person.username}>
                  <b>{formatMoney(person.totalCents)}</b> by{" "}
                  {person.username ? (
                    <a href={listUrl(path, { ...address, text: person.username, page: 1 })}>
                      {person.username}
                    </a>
                  ) : (
                    "a deleted user"
                  )}
                  : {inWords(person)}
                </li>
              ))}
          </ul>
        )}
      />
    </Stack>
  );
}

const columnsOf = (address: ListAddress): readonly Column<RefundedDay>[] => [
  {
    label: "Who",
    cell: ({ username, day }) => (
      <a
        href={listUrl(path, {
          ...address,
          show: "",
          text: username,
          from: day,
          to: day,
          page: 1,
          more: { least: "0.01" },
        })}
      >
        {username || "a deleted user"}
      </a>
    ),
  },
  { label: "Date", cell: ({ day }) => formatShopDate(day), isWhole: true },
  { label: "Changes", cell: ({ changes }) => changes, isNumber: true },
  { label: "Refunds", cell: ({ refundCents }) => formatMoney(refundCents), isNumber: true },
  { label: "Cancellations", cell: ({ cancelledCents }) => formatMoney(cancelledCents), isNumber: true },
  { label: "Returns and order changes", cell: ({ otherCents }) => formatMoney(otherCents), isNumber: true },
  { label: LABELS.refunded, cell: ({ cents }) => formatMoney(cents), isNumber: true },
];

interface Totals {
  readonly totalCents: number;
  readonly refundCents: number;
  readonly cancelledCents: number;
  readonly otherCents: number;
}

const NOTHING: Totals = { totalCents: 0, refundCents: 0, cancelledCents: 0, otherCents: 0 };

function inWords({ refundCents, cancelledCents, otherCents }: Totals): string {
  const parts = [
    [refundCents, "refunded"],
    [cancelledCents, "for cancellations"],
    [otherCents, "for returns and order changes"],
  ] as const;
  return parts
    .filter(([cents]) => cents > 0)
    .map(([cents, word]) => `${formatMoney(cents)} ${word}`)
    .join(", ");
}

/** Largest total first. */
function byPerson(days: readonly RefundedDay[]): readonly (Totals & { readonly username: string })[] {
  const people = new Map<string, Totals>();
  for (const { username, cents, ...day } of days) {
    const totals = people.get(username) ?? NOTHING;
    people.set(username, {
      totalCents: totals.totalCents + cents,
      refundCents: totals.refundCents + day.refundCents,
      cancelledCents: totals.cancelledCents + day.cancelledCents,
      otherCents: totals.otherCents + day.otherCents,
    });
  }
  return [...people]
    .map(([username, totals]) => ({ username, ...totals }))
    .sort((a, b) => b.totalCents - a.totalCents);
}
