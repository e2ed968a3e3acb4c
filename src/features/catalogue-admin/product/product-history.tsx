/** The history of a product: its first import, its prices, and staff who hid and showed it. */
import type { ProductEvent, StaffProduct } from "#contract/catalogue/staff-product";
import { formatMoney } from "#contract/money/money";
import { Timeline } from "../../../ui/parts/entry/timeline";

type Entry = StaffProduct["history"][number];

const TITLES: Readonly<Record<ProductEvent, (entry: Entry) => string>> = {
  ADDED: () => "Added to the catalog",
  HIDDEN: () => "Hidden from the shop",
  SHOWN: () => "Shown in the shop",
  PRICED: ({ cents }) => `Price: ${formatMoney(cents ?? 0)}`,
};

export function ProductHistory({ history }: Pick<StaffProduct, "history">) {
  return (
    <Timeline
      isOnShopClock
      entries={history}
      keyOf={({ event, at }) => `${event} ${at}`}
      title={(entry) => TITLES[entry.event](entry)}
      details={({ reason }) => reason && <p style={{ whiteSpace: "pre-line" }}>{reason}</p>}
      actor={({ by }) => by}
    />
  );
}
