/** Bulk actions on the selected orders, or on all that match. */
import { lazy, Suspense, useState } from "react";
import type { OrderFilterInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { BULK_ACTIONS, ORDER_BULK_ACTIONS, type OrderBulkAction } from "#contract/orders/bulk";
import { useVisitor } from "../../../../client/session/use-visitor";
import { focusAfter } from "../../../../lib/focus-after";
import { Button } from "../../../../ui/actions/button";
import { SelectionBar } from "../../../../ui/list/selection-bar";

/** Loaded on demand: the first screen needs no forms. */
const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog")).BulkDialog }));

interface BulkBarProps {
  readonly chosen: ReadonlySet<string>;
  /** Number of orders on all pages. */
  readonly total: number;
  readonly filter: OrderFilterInput;
  readonly onClear: () => void;
  /** Called with the id of the started bulk change. */
  readonly onBegun: (runId: string) => void;
}

/** Rendered while there is a selection. */
export function BulkBar({ chosen, total, filter, onClear, onBegun }: BulkBarProps) {
  const { user } = useVisitor();
  const [isAll, setAll] = useState(false);
  const [action, setAction] = useState<OrderBulkAction | null>(null);
  const actions = ORDER_BULK_ACTIONS.filter((name) =>
    user?.permissions.includes(BULK_ACTIONS[name].permission),
  );
  const count = isAll ? total : chosen.size;
  const canSelectAll = total > chosen.size && total <= LIMITS.orders.atOnce;
  return (
    <SelectionBar
      name="Selected orders"
      summary={isAll ? `All ${total.toLocaleString("en-US")} matching orders selected` : `${count} selected`}
      choice={
        canSelectAll && (
          <Button variant="text" onClick={() => setAll(!isAll)}>
            {isAll
              ? `Select only the ${chosen.size} on this page`
              : `Select all ${total.toLocaleString("en-US")} matching`}
          </Button>
        )
      }
      onClear={onClear}
    >
      {actions.map((name) => (
        <Button key={name} id={buttonId(name)} variant="outlined" onClick={() => setAction(name)}>
          {BULK_ACTIONS[name].label}
        </Button>
      ))}
      {action && (
        <Suspense>
          <BulkDialog
            action={action}
            count={count}
            orderIds={isAll ? null : [...chosen]}
            filter={filter}
            onClose={() => focusAfter(() => setAction(null), buttonId(action))}
            onBegun={onBegun}
          />
        </Suspense>
      )}
    </SelectionBar>
  );
}

function buttonId(action: OrderBulkAction): string {
  return `bulk-${action}`;
}
