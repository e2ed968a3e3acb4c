/** The customer's addresses to choose from: the chosen one fills the fields below, which stay open to changes. */
import type { Address } from "#contract/customers";
import { useFormState } from "../../../ui/form/form-context";
import { SAVED_FIELDS } from "../input/delivery-input";

export function SavedAddresses({ addresses }: { readonly addresses: readonly Address[] }) {
  const form = useFormState();
  const isChosen = (address: Address) => SAVED_FIELDS.every((name) => form.valueOf(name) === address[name]);
  const fill = (address: Address | null) =>
    SAVED_FIELDS.forEach((name) => form.change(name, address?.[name] ?? ""));
  const chosen = addresses.find(isChosen);
  return (
    <fieldset className="form-field form-radios">
      <legend>Saved addresses</legend>
      {addresses.map((address) => (
        <SavedAddress
          key={address.id}
          address={address}
          isChosen={chosen === address}
          onChoose={() => fill(address)}
        />
      ))}
      <label className="form-radio" htmlFor="saved-none">
        <input
          type="radio"
          id="saved-none"
          name="saved-address"
          checked={!chosen}
          onChange={() => fill(null)}
        />
        <span>Another address</span>
      </label>
    </fieldset>
  );
}

interface SavedAddressProps {
  readonly address: Address;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SavedAddress({ address, isChosen, onChoose }: SavedAddressProps) {
  const { id, firstName, lastName, address1, city, state, postalCode } = address;
  return (
    <label className="form-radio" htmlFor={`saved-${id}`}>
      <input type="radio" id={`saved-${id}`} name="saved-address" checked={isChosen} onChange={onChoose} />
      <span>
        {`${firstName} ${lastName}`}
        <span className="form-hint">{`${address1}, ${city}, ${state} ${postalCode}`}</span>
      </span>
    </label>
  );
}
