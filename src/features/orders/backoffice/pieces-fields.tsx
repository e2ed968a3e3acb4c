/**
 * Quantity of each selected line that a change affects: a customer with two items may return one (ORDER-46).
 */
import { useFormikContext } from "formik";
import * as yup from "yup";
import { SelectField } from "../../../ui/form/select-field";
import { piecesLabel } from "../order-words";

export interface OfPieces {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

/** Selected quantities, by item. */
export type SomePieces = Readonly<Record<string, string>>;

export function allPieces(items: readonly OfPieces[]): SomePieces {
  return Object.fromEntries(items.map(({ id, quantity }) => [id, String(quantity)]));
}

/** The selected items with a partial quantity. */
export function piecesOf(items: readonly OfPieces[], itemIds: readonly string[], some: SomePieces) {
  return items
    .map(({ id, quantity }) => ({ itemId: id, quantity: Number(some[id] ?? quantity), all: quantity }))
    .filter(({ itemId, quantity, all }) => itemIds.includes(itemId) && quantity < all)
    .map(({ itemId, quantity }) => ({ itemId, quantity }));
}

/** Adds quantities to a form's schema: yup would drop them as unknown, and the selection with them. */
export function withPieces<Input>(schema: yup.Schema<Input>): yup.Schema<Input & WithPieces> {
  return schema.concat(yup.object({ some: yup.mixed() })) as yup.Schema<Input & WithPieces>;
}

interface WithPieces {
  readonly some?: SomePieces;
}

export function PiecesFields({ items }: { readonly items: readonly OfPieces[] }) {
  const { itemIds } = useFormikContext<{ readonly itemIds: readonly string[] }>().values;
  return items
    .filter(({ id, quantity }) => quantity > 1 && itemIds.includes(id))
    .map(({ id, name, quantity }) => (
      <SelectField
        key={id}
        name={`some.${id}`}
        label={piecesLabel(name)}
        options={Array.from({ length: quantity }, (_, i) => {
          const count = quantity - i;
          return {
            value: String(count),
            label: count === quantity ? `All ${count}` : `${count} of ${quantity}`,
          };
        })}
      />
    ));
}
