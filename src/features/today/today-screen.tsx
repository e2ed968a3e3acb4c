/**
 * The first page of the back office: what waits for whoever looks at it, by what they may do. Each number opens the list it
 * counts (STAFF-46).
 */
import { useCallback, useMemo, useState } from "react";
import { styled } from "@mui/material/styles";
import type { Permission } from "#contract/roles";
import { useVisitor } from "../../client/session/use-visitor";
import { hostedChat } from "../../lib/shop-chat";
import { ChatsWait, ContactsWait, ImportsWait, LeasesWait, MoneyWait, ReviewsWait } from "./desks-waiting";
import { LateOrdersWait, OrdersWait } from "./orders-waiting";
import { sentenceOfWaiting, type Count, type Report, type Waiting } from "./waiting";

/** Each group with the permission that opens its lists. */
const GROUPS: readonly (readonly [Permission, Waiting])[] = [
  ["orders.read", OrdersWait],
  ["orders.read", LateOrdersWait],
  ["orders.read", MoneyWait],
  ["chat.answer", ChatsWait],
  ["customers.read", ContactsWait],
  ["reviews.moderate", ReviewsWait],
  ["leases.read", LeasesWait],
  ["pricing.read", ImportsWait],
];

export function TodayScreen() {
  const { user } = useVisitor();
  const [counts, setCounts] = useState<Readonly<Record<string, Count>>>({});
  const report: Report = useCallback((name, count) => {
    setCounts((before) => (before[name] === count ? before : { ...before, [name]: count }));
  }, []);
  const groups = useMemo(
    () =>
      GROUPS.filter(
        ([permission, group]) =>
          // Those of a hosted chat wait in its own inbox.
          user?.permissions.includes(permission) && !(group === ChatsWait && hostedChat()),
      ),
    [user],
  );
  return (
    <>
      <p role="status">
        {groups.length === 0
          ? "Nothing of what waits in the shop is yours to look after."
          : sentenceOfWaiting(Object.values(counts))}
      </p>
      <List aria-label="Numbers of what waits">
        {groups.map(([, Group], i) => (
          <Group key={i} report={report} />
        ))}
      </List>
    </>
  );
}

const List = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: "var(--s3)",
  margin: "var(--s4) 0 0",
  padding: 0,
  listStyle: "none",
});
