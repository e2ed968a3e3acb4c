/** Stale data: another person has changed the order, so the change was not made. */
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { STATUS_LOOKS } from "#contract/orders/orders";
import { formatShopTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { Notice } from "../../../ui/parts/notice";

export const STALE_NOTICE = "order-stale";

interface StaleNoticeProps {
  readonly order: StaffOrderFragment;
  readonly onDismiss: () => void;
}

export function StaleNotice({ order, onDismiss }: StaleNoticeProps) {
  const { updatedBy, updatedAt, status } = order;
  return (
    <Notice id={STALE_NOTICE} role="alert" tabIndex={-1}>
      <p>
        <b>
          This order was changed by {updatedBy} at {formatShopTime(updatedAt)}.
        </b>{" "}
        It's now “{STATUS_LOOKS[status].label}”, and your change wasn't made. Please review it before you
        continue.
      </p>
      <Button variant="text" onClick={onDismiss}>
        Got it
      </Button>
    </Notice>
  );
}
