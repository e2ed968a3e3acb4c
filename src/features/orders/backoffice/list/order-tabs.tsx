/**
 * Tabs above the list: groups of orders by who has to act, each with its count. Links, so that Back works.
 */
import { ORDER_TAB_LABELS } from "#contract/orders/tabs";
import type { OrderStatus } from "#contract/orders/orders";
import type { ListAddress } from "../../../../ui/list/list-address";
import { StatusTabs } from "../../../../ui/list/status-tabs";
import { ORDERS_PATH, statusesOfTab, TAB_KEYS } from "./order-list-address";

interface OrderTabsProps {
  readonly address: ListAddress;
  /** Undefined until they are counted. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>> | undefined;
}

export function OrderTabs({ address, counts }: OrderTabsProps) {
  const tab = (show: string, label: string, statuses: readonly OrderStatus[]) => ({
    show,
    label,
    count: counts ? countOf(counts, statuses) : null,
  });
  const all = Object.keys(counts ?? {}) as OrderStatus[];
  return (
    <StatusTabs
      name="Orders by next step"
      path={ORDERS_PATH}
      address={address}
      tabs={[
        tab("", "All", all),
        ...TAB_KEYS.map((key) => tab(key, ORDER_TAB_LABELS[key], statusesOfTab(key))),
      ]}
      keepsEmpty
    />
  );
}

function countOf(
  counts: Readonly<Partial<Record<OrderStatus, number>>>,
  statuses: readonly OrderStatus[],
): number {
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
