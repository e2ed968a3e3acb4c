/** The buyer: a guest, or a customer looked up by email address, whose addresses can be copied. */
import { useState } from "react";
import { useFormikContext } from "formik";
import type { Address } from "#contract/customers/profile";
import { LABELS, MESSAGES } from "#contract/messages";
import { callApi } from "../../../../client/api/rest-client";
import { useVisitor } from "../../../../client/session/use-visitor";
import { Button } from "../../../../ui/actions/button";
import { NameFields } from "../../../../ui/form/address/address-fields";
import { FormRow } from "../../../../ui/form/field-frame";
import { PhoneField } from "../../../../ui/form/phone-field";
import { RadioField } from "../../../../ui/form/radio-field";
import { SavedAddresses } from "../../../../ui/form/address/saved-addresses";
import { TextField } from "../../../../ui/form/text-field";
import type { PhoneOrderForm } from "./phone-order-form";

const BUYERS = [
  { value: "guest", label: "A guest" },
  {
    value: "account",
    label: "A customer with an account",
    hint: "We email the account's address",
  },
] as const;

export function CustomerFields() {
  const { values } = useFormikContext<PhoneOrderForm>();
  const { user } = useVisitor();
  const mayRead = user?.permissions.includes("customers.read") ?? false;
  const username = values.email.trim().toLowerCase();
  return (
    <>
      <RadioField name="buyer" legend="Customer type" choices={BUYERS} isRow />
      <FormRow>
        <TextField
          name="email"
          label={LABELS.emailAddress}
          type="email"
          autoComplete="off"
          hint="We'll send the payment link here"
        />
        <PhoneField name="phone" label="Phone" />
      </FormRow>
      {values.buyer === "account" && mayRead && username !== "" && (
        <AccountAddresses key={username} username={username} />
      )}
      <NameFields isTight />
    </>
  );
}

function AccountAddresses({ username }: { readonly username: string }) {
  const [addresses, setAddresses] = useState<readonly Address[]>([]);
  const [sentence, setSentence] = useState("");
  const [isLooking, setLooking] = useState(false);
  const findAddresses = async () => {
    if (isLooking) return;
    setLooking(true);
    const lookup = await addressesOf(username);
    setLooking(false);
    setAddresses(lookup.addresses);
    setSentence(lookup.sentence);
  };
  return (
    <div>
      <Button variant="outlined" aria-disabled={isLooking} onClick={() => void findAddresses()}>
        Find addresses
      </Button>
      <p role="status" className="muted">
        {sentence}
      </p>
      {addresses.length > 0 && <SavedAddresses addresses={addresses} />}
    </div>
  );
}

interface AddressLookup {
  readonly addresses: readonly Address[];
  /** The result of the lookup. */
  readonly sentence: string;
}

async function addressesOf(username: string): Promise<AddressLookup> {
  const none = (sentence: string) => ({ addresses: [], sentence });
  try {
    const answer = await callApi("listCustomerAddresses", { params: { username }, isQuiet: true });
    if (!answer) return none(MESSAGES.phoneOrders.unknownCustomer);
    if (!answer.data) return none(answer.message);
    const { addresses } = answer.data;
    if (addresses.length === 0) return none("This account has no saved addresses.");
    return { addresses, sentence: addresses.length === 1 ? "One address" : `${addresses.length} addresses` };
  } catch {
    return none(MESSAGES.generic.unreachable);
  }
}
