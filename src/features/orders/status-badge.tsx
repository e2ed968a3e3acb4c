/** The status of an order or an item as a badge. */
import { STATUS_LOOKS, type ItemStatus, type OrderStatus } from "#contract/orders/orders";
import { Badge } from "../../ui/parts/badge";

export function StatusBadge({ status }: { readonly status: OrderStatus | ItemStatus }) {
  const { tone, label } = STATUS_LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
