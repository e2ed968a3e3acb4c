/** Requests the reason to hide products from the shop (STAFF-77). */
import { hideInput } from "#contract/catalogue/staff-product";
import { LABELS } from "#contract/messages";
import type { Envelope } from "#contract/rest/envelope";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";

export const HIDE_LABEL = "Hide from the shop";
export const SHOW_LABEL = "Show in the shop";

interface HideFormProps {
  readonly send: (reason: string) => Promise<Envelope<unknown> | null>;
  readonly onLeave: () => void;
}

export function HideForm({ send, onLeave }: HideFormProps) {
  return (
    <>
      <p>
        Shoppers can no longer find, open or order hidden products. Existing orders keep them. Imports still
        update them, but only staff can show them again.
      </p>
      <Form
        initialValues={{ reason: "" }}
        schema={hideInput}
        onSubmit={({ reason }) => send(reason)}
        submitLabel={HIDE_LABEL}
        actions={
          <Button variant="outlined" onClick={onLeave}>
            {LABELS.keepAsIs}
          </Button>
        }
      >
        <TextField name="reason" label="Reason" hint={LABELS.forStaff} autoComplete="off" rows={2} />
      </Form>
    </>
  );
}
