/** The customer's addresses to choose from: the chosen one fills the fields below, which stay open to changes. */
import { useFormikContext } from "formik";
import type { Address } from "#contract/customers";
import { LABELS } from "#contract/messages";
import { Choice, ChoiceGroup } from "../../../ui/form/radio-field";
import { SAVED_FIELDS, type DeliveryForm } from "../input/delivery-input";

export function SavedAddresses({ addresses }: { readonly addresses: readonly Address[] }) {
  const { values, setValues, isValid } = useFormikContext<DeliveryForm>();
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
      <Choice
        id="saved-none"
        name="saved-address"
        isChosen={!chosen}
        onChoose={() => fill(null)}
        label="Another address"
      />
    </ChoiceGroup>
  );
}
