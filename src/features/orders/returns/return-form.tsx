/** The request of a return: items, units, reasons, and the refund to expect (ORDER-51). */
import { useMutation } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { RequestReturnDocument } from "#contract/graphql/documents/orders.generated";
import type { AllReturnsFragment, ReturnReason } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import type { OrderLink } from "#contract/orders/paths";
import { RETURN_REASONS, RETURN_REASON_WORDS, returnForm } from "#contract/orders/returning/returns";
import { formatCalendarDay } from "#contract/time/days";
import { CheckboxListField } from "../../../ui/form/checkbox-list-field";
import { DialogForm } from "../../../ui/form/dialog-form";
import { SelectField } from "../../../ui/form/select-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { allPieces, PiecesFields, piecesOf, withPieces, type SomePieces } from "../backoffice/pieces-fields";
import { sendChange } from "../send-change";
import { ChangePreview } from "../view/change-preview";

interface ReturnFormProps extends ChangeProps {
  readonly link: OrderLink;
  readonly items: AllReturnsFragment["returnable"];
  readonly onRequested: () => void;
}

interface Typed {
  readonly itemIds: string[];
  readonly some?: SomePieces;
  readonly reasons: Readonly<Record<string, string>>;
}

export function ReturnForm({ link, items, onRequested, idempotencyKey, onLeave, onDone }: ReturnFormProps) {
  const [request] = useMutation(RequestReturnDocument);
  const returnable = items.map(({ itemId, ...item }) => ({ id: itemId, ...item }));
  const send = async ({ itemIds, some = {}, reasons }: Typed) => {
    const chosen = returnable
      .filter(({ id }) => itemIds.includes(id))
      .map(({ id, quantity }) => ({
        itemId: id,
        quantity: Number(some[id] ?? quantity),
        reason: reasons[id] as ReturnReason,
      }));
    const variables = {
      orderId: link.id,
      orderKey: link.key,
      request: { items: chosen, idempotencyKey },
    };
    const { envelope } = await sendChange(
      () => request({ variables, context: { idempotencyKey } }),
      (data) => data.requestReturn,
    );
    if (envelope.isSuccess) {
      onRequested();
      onDone();
    }
    return envelope;
  };
  const [only] = returnable;
  return (
    <DialogForm<object, Typed>
      initialValues={{
        itemIds: only && returnable.length === 1 ? [only.id] : [],
        some: allPieces(returnable),
        reasons: Object.fromEntries(returnable.map(({ id }) => [id, ""])),
      }}
      schema={withPieces(returnForm(items))}
      onSubmit={send}
      submitLabel="Request return"
      leaveLabel={LABELS.keepAsIs}
      onLeave={onLeave}
    >
      <CheckboxListField
        name="itemIds"
        legend="Items"
        choices={returnable.map(({ id, name, quantity, until }) => ({
          value: id,
          label: `${quantity} × ${name}`,
          hint: `Return by ${formatCalendarDay(until)}`,
        }))}
      />
      <PiecesFields items={returnable} />
      <ReasonFields items={items} />
      <ReturnPreview link={link} items={items} />
      <p className="muted">{MESSAGES.orderReturns.whenRefunded}</p>
    </DialogForm>
  );
}

const REASONS = RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_WORDS[value] }));

/** One for each selected item. */
function ReasonFields({ items }: Pick<ReturnFormProps, "items">) {
  const { itemIds } = useFormikContext<Typed>().values;
  return items
    .filter(({ itemId }) => itemIds.includes(itemId))
    .map(({ itemId, name }) => (
      <SelectField
        key={itemId}
        name={`reasons.${itemId}`}
        label={`Reason for returning ${name}`}
        placeholder="Choose a reason"
        options={REASONS}
      />
    ));
}

/** The refund of the selected items, by the rules of the refund itself (ORDER-19). */
function ReturnPreview({ link, items }: Pick<ReturnFormProps, "link" | "items">) {
  const { itemIds, some = {} } = useFormikContext<Typed>().values;
  if (itemIds.length === 0) return null;
  const returnable = items.map(({ itemId, ...item }) => ({ id: itemId, ...item }));
  return (
    <ChangePreview
      orderId={link.id}
      orderKey={link.key}
      change="RETURN"
      itemIds={itemIds}
      quantities={piecesOf(returnable, itemIds, some)}
    />
  );
}
