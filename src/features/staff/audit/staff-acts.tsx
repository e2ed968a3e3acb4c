/** What staff did with orders: who, what, and the order it was. */
import Stack from "@mui/material/Stack";
import { email } from "#contract/fields";
import { LABELS } from "#contract/messages";
import { STATUS_LOOKS, type ItemStatus, type OrderStatus } from "#contract/orders";
import { ROUTES } from "#contract/site-paths";
import type { StaffAct } from "#contract/staff-acts";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatDateTime } from "../../../lib/format-date";
import type { ListAddress } from "../../../ui/list/list-address";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { ListView } from "../../../ui/list/list-view";
import { SearchBar } from "../../../ui/list/search-bar";
import { EmptyState } from "../../../ui/parts/empty-state";
import { WHOLE_ADDRESS } from "./audit-words";

const path = ROUTES.backofficeAudit;

const wordOf = (text: string | null) =>
  text && text in STATUS_LOOKS ? STATUS_LOOKS[text as OrderStatus | ItemStatus].label : (text ?? "");

const COLUMNS: readonly Column<StaffAct>[] = [
  {
    label: "Order",
    cell: ({ orderId, orderNumber }) => <a href={`${ROUTES.backofficeOrders}${orderId}/`}>{orderNumber}</a>,
    isWhole: true,
  },
  { label: "When", cell: ({ at }) => formatDateTime(at), isWhole: true },
  { label: "Who", cell: ({ username }) => username || "forgotten", isLong: true },
  { label: "What", cell: ({ summary }) => summary, isWide: true },
  { label: "Before", cell: ({ before }) => wordOf(before) },
  { label: "After", cell: ({ after }) => wordOf(after) },
];

export function StaffActs({ address }: { readonly address: ListAddress }) {
  const { page, size, text, from, to } = address;
  const isName = text !== "" && email().isValidSync(text);
  const answer = useRestAnswer("listStaffActs", undefined, {
    pageNumber: page,
    pageSize: size,
    ...(isName && { username: text }),
    ...(from && { from }),
    ...(to && { to }),
  });
  return (
    <Stack spacing={3}>
      <SearchBar name="Acts" path={path} address={address} textLabel={WHOLE_ADDRESS} />
      <ListView
        answer={answer}
        what="what staff did"
        plural="Acts"
        path={path}
        address={address}
        count={({ total, acts }) => ({ total, shown: acts.length })}
        empty={(total) => (
          <EmptyState>
            <h2>{total > 0 ? LABELS.emptyPage : "Nobody of the staff has changed an order here"}</h2>
          </EmptyState>
        )}
      >
        {({ acts }) => (
          <ListTable
            caption="Acts on orders, the latest first"
            columns={COLUMNS}
            rows={acts}
            keyOf={({ id }) => id}
          />
        )}
      </ListView>
    </Stack>
  );
}
