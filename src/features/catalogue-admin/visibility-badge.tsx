/** Whether shoppers see a product, and if not, why. */
import { HIDDEN_BY_STAFF, HIDDEN_LABELS, type HiddenReason } from "#contract/catalogue/hidden-reasons";
import { Badge } from "../../ui/parts/badge";

export const LIVE_LABEL = "Live";

export function VisibilityBadge({ hiddenReason }: { readonly hiddenReason: HiddenReason | null }) {
  if (hiddenReason === null) return <Badge tone="green">{LIVE_LABEL}</Badge>;
  if (hiddenReason === HIDDEN_BY_STAFF) return <Badge tone="red">{HIDDEN_LABELS[hiddenReason]}</Badge>;
  return (
    <>
      <Badge tone="red">Hidden</Badge> <span className="muted">{HIDDEN_LABELS[hiddenReason]}</span>
    </>
  );
}
