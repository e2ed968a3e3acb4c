/** Explains why an action a customer may request is unavailable, and what to do instead. */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import type { Permission } from "#contract/staff/roles";

interface WithheldProps {
  readonly order: StaffOrderFragment;
  readonly may: (permission: Permission) => boolean;
}

export function Withheld({ order: { status }, may }: WithheldProps) {
  const words = [
    ...(status !== "PENDING_REVIEW" || may("orders.release") ? [] : ["release it"]),
    ...(may("orders.cancel") ? [] : ["cancel it", "return it"]),
    ...(may("orders.refund") ? [] : ["refund it"]),
  ];
  if (words.length === 0 || ORDER_STATUS_ROWS[status].money.state === "over") return null;
  const last = words.pop();
  return (
    <p className="muted">
      You can't {words.length > 0 && `${words.join(", ")} or `}
      {last}: add a note with the customer's request and ask an admin.
    </p>
  );
}
