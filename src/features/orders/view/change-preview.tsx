/** The effect of cancelling or returning on money and lease, before confirmation (LEASE-54). */
import { PreviewOrderChangeDocument } from "#contract/graphql/documents/orders.generated";
import type { PreviewOrderChangeQuery } from "#contract/graphql/generated";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { AnswerView } from "../../../ui/answer-view";

type Kind = NonNullable<PreviewOrderChangeQuery["previewOrderChange"]>;

interface ChangePreviewProps {
  readonly orderId: string;
  readonly orderKey: string | null;
  readonly change: "CANCEL" | "RETURN";
  /** Null for the entire order, or for all returnable items. */
  readonly itemIds?: readonly string[] | null;
  /** Items with a partial quantity. */
  readonly quantities?: readonly { readonly itemId: string; readonly quantity: number }[];
}

export function ChangePreview({
  orderId,
  orderKey,
  change,
  itemIds = null,
  quantities = [],
}: ChangePreviewProps) {
  const variables = {
    orderId,
    orderKey,
    change,
    itemIds: itemIds && [...itemIds],
    ...(quantities.length > 0 && { quantities: [...quantities] }),
  };
  const answer = useQueryAnswer(PreviewOrderChangeDocument, variables);
  return (
    <AnswerView answer={answer} what="the effects of this change">
      {({ previewOrderChange: preview }) => preview && <Preview preview={preview} />}
    </AnswerView>
  );
}

/** Name of the list of a change's effects. */
export const WHAT_HAPPENS = "What this change does";

function Preview({ preview: { isPossible, message, effects } }: { readonly preview: Kind }) {
  if (!isPossible) return <p role="alert">{message}</p>;
  return (
    <ul aria-label={WHAT_HAPPENS}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
