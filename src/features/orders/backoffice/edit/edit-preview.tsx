/** Preview of a correction's effect on money and stock (ORDER-34). */
import { useLazyQuery } from "@apollo/client/react";
import { useFormikContext, type FormikValues } from "formik";
import { PreviewOrderEditDocument } from "#contract/graphql/documents/orders.generated";
import type { OrderEditInput } from "#contract/graphql/generated";
import { failureSentence } from "../../../../client/api/use-query-answer";
import { WHAT_HAPPENS } from "../../view/change-preview";
import { NOTIFIED_BY_EMAIL } from "../item-form";
import { Button } from "../../../../ui/actions/button";

interface EditPreviewProps {
  readonly orderId: string;
  /** The form's input. @returns null while it is invalid */
  readonly toEdit: (values: FormikValues) => OrderEditInput | null;
}

export function EditPreview({ orderId, toEdit }: EditPreviewProps) {
  const { values } = useFormikContext<FormikValues>();
  const [loadPreview, { data, error, loading }] = useLazyQuery(PreviewOrderEditDocument, {
    fetchPolicy: "no-cache",
  });
  const requestPreview = () => {
    const edit = toEdit(values);
    // Refusals are shown below the button.
    if (edit) void loadPreview({ variables: { orderId, edit } }).catch(() => undefined);
  };
  const preview = data?.previewOrderEdit;
  return (
    <div>
      <Button variant="outlined" onClick={requestPreview} disabled={loading}>
        Preview changes
      </Button>
      <div role="status">
        {error && <p>{failureSentence(error)}</p>}
        {preview && !preview.isPossible && <p>{preview.message}</p>}
        {preview?.isPossible && (
          <ul aria-label={WHAT_HAPPENS}>
            {(preview.effects.length > 0 ? preview.effects : [preview.message]).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="muted">{NOTIFIED_BY_EMAIL}</p>
    </div>
  );
}
