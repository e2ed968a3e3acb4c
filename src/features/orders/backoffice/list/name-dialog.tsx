/** Asks for the name of a view, and who can see it. */
import type { Envelope } from "#contract/rest/envelope";
import { viewInput, type SavedView, type ViewInput } from "#contract/staff/saved-views";
import { useVisitor } from "../../../../client/session/use-visitor";
import { Button } from "../../../../ui/actions/button";
import { CheckboxField } from "../../../../ui/form/checkbox-field";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { FormDialog } from "../../../../ui/parts/form-dialog";

interface NameDialogProps {
  /** Undefined = a new view. */
  readonly view: SavedView | undefined;
  readonly onSave: (view: ViewInput) => Promise<Envelope<unknown>>;
  readonly onClose: () => void;
}

export function NameDialog({ view, onSave, onClose }: NameDialogProps) {
  const { user } = useVisitor();
  const mayShare = user?.permissions.includes("orders.update") ?? false;
  return (
    <FormDialog title={view ? "Rename view" : "Name this view"} onClose={onClose}>
      <Form
        initialValues={{ name: view?.name ?? "", isShared: view?.isShared ?? false }}
        schema={viewInput}
        onSubmit={onSave}
        submitLabel="Save"
        actions={
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField name="name" label="Name" autoComplete="off" />
        {mayShare && <CheckboxField name="isShared" label="Share with all staff" />}
      </Form>
    </FormDialog>
  );
}
