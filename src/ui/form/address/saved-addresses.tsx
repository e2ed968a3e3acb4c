/** Saved addresses of an account: selecting one fills the form's fields, which stay editable. */
import { useFormikContext } from "formik";
import type { Address } from "#contract/customers/profile";
import { LABELS } from "#contract/messages";
import { Choice, ChoiceGroup } from "../radio-field";

/** The fields a saved address fills. */
export const SAVED_FIELDS = [
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "state",
  "postalCode",
  "phone",
] as const;

type AddressForm = Readonly<Record<(typeof SAVED_FIELDS)[number], string>>;

interface SavedAddressesProps {
  readonly addresses: readonly Address[];
  /** Offers "none of these", which empties the fields. */
  readonly hasOther?: boolean;
}

export function SavedAddresses({ addresses, hasOther = false }: SavedAddressesProps) {
  const { values, setValues, isValid } = useFormikContext<AddressForm>();
  const isChosen = (address: Address) => SAVED_FIELDS.every((name) => values[name] === address[name]);
  const fill = (address: Address | null) => {
    const filled = Object.fromEntries(SAVED_FIELDS.map((name) => [name, address?.[name] ?? ""]));
    void setValues({ ...values, ...filled }, !isValid);
  };
  const chosen = addresses.find(isChosen);
  return (
    <ChoiceGroup as="fieldset">
      <legend>{LABELS.savedAddresses}</legend>
      {addresses.map((address) => (
        <Choice
          key={address.id}
          id={`saved-${address.id}`}
          name="saved-address"
          isChosen={chosen === address}
          onChoose={() => fill(address)}
          label={`${address.firstName} ${address.lastName}`}
          hint={`${address.address1}, ${address.city}, ${address.state} ${address.postalCode}`}
        />
      ))}
      {hasOther && (
        <Choice
          id="saved-none"
          name="saved-address"
          isChosen={!chosen}
          onChoose={() => fill(null)}
          label="Another address"
        />
      )}
    </ChoiceGroup>
  );
}
