/** What staff gave back, by person and day: this week unless other days are asked for. */
import Stack from "@mui/material/Stack";
import { email } from "#contract/fields";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import type { GivenBackDay } from "#contract/staff-acts";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatDate } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { listUrl, type ListAddress } from "../../../ui/list/list-address";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { SearchBar } from "../../../ui/list/search-bar";
import { EmptyState } from "../../../ui/parts/empty-state";
import { WHOLE_ADDRESS } from "./audit-words";

const path = ROUTES.backofficeAudit;
const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export function GivenBack({ address }: { readonly address: ListAddress }) {
  const from = address.from || dayOf(Date.now() - 6 * DAY_MS);
  const to = address.to || dayOf(Date.now());
  const isName = address.text !== "" && email().isValidSync(address.text);
  const answer = useRestAnswer("sumGivenBack", undefined, {
    from,
    to,
    ...(isName && { username: address.text }),
  });
  return (
    <Stack spacing={3}>
      <SearchBar
        name={LABELS.givenBack}
        path={path}
        address={{ ...address, from, to }}
        textLabel={WHOLE_ADDRESS}
      />
      <AnswerView answer={answer} what="what was given back">
        {({ days, totalCents }) =>
          days.length === 0 ? (
            <EmptyState>
              <h2>Nobody of the staff has given money back in these days</h2>
            </EmptyState>
          ) : (
            <Stack spacing={3}>
              <ul>
                <li>
                  <b>{formatMoney(totalCents)}</b> by all staff
                </li>
                {byPerson(days).map(([username, cents]) => (
                  <li key={username}>
                    <b>{formatMoney(cents)}</b> by {username || "forgotten"}
                  </li>
                ))}
              </ul>
              <ListTable
                caption="What staff gave back, the newest day first"
                columns={columnsOf(address)}
                rows={days}
                keyOf={({ username, day }) => `${day} ${username}`}
              />
            </Stack>
          )
        }
      </AnswerView>
    </Stack>
  );
}

const columnsOf = (address: ListAddress): readonly Column<GivenBackDay>[] => [
  {
    label: "Who",
    cell: ({ username, day }) => (
      <a href={listUrl(path, { ...address, show: "ORDERS", text: username, from: day, to: day, page: 1 })}>
        {username || "forgotten"}
      </a>
    ),
  },
  { label: "Day", cell: ({ day }) => formatDate(day), isWhole: true },
  { label: "Changes", cell: ({ changes }) => changes, isNumber: true },
  { label: LABELS.givenBack, cell: ({ cents }) => formatMoney(cents), isNumber: true },
];

/** The largest sum first. */
function byPerson(days: readonly GivenBackDay[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const { username, cents } of days) sums.set(username, (sums.get(username) ?? 0) + cents);
  return [...sums].sort(([, a], [, b]) => b - a);
}
