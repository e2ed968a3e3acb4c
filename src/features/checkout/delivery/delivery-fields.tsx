/** The fields of the delivery step, inside its form. */
import { useEffect } from "react";
import Card from "@mui/material/Card";
import { useFormikContext } from "formik";
import type { Address } from "#contract/customers";
import { LABELS } from "#contract/messages";
import { DELIVERY_LABELS, type DeliveryType } from "#contract/orders";
import { toChoices, US_STATES } from "#contract/us-states";
import { FormRow } from "../../../ui/form/field-frame";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { PhoneField } from "../../../ui/form/phone-field";
import { RadioField } from "../../../ui/form/radio-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import { changeDraft, readDraft } from "../input/checkout-draft";
import { DeliveryAnswer } from "./delivery-answer";
import type { DeliveryForm } from "../input/delivery-input";
import { SavedAddresses } from "./saved-addresses";

interface DeliveryFieldsProps {
  readonly addresses: readonly Address[];
  readonly productIds: readonly string[] | undefined;
}

const STATES = toChoices(US_STATES);
const DELIVERY_CHOICES = [
  {
    value: "DELIVERY_SHIPPING",
    label: DELIVERY_LABELS.DELIVERY_SHIPPING,
    hint: "We bring it to your address",
  },
  {
    value: "DELIVERY_PICKUP",
    label: DELIVERY_LABELS.DELIVERY_PICKUP,
    hint: "You fetch it at a store near you",
  },
] as const satisfies readonly { value: DeliveryType; label: string; hint: string }[];

export function DeliveryFields({ addresses, productIds }: DeliveryFieldsProps) {
  const { values } = useFormikContext<DeliveryForm>();
  useKeepTyped(values);
  const isPickup = values.deliveryType === "DELIVERY_PICKUP";
  return (
    <>
      <FieldGroup title="Contact">
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="email"
          hint="For the confirmation and news of this order"
        />
      </FieldGroup>
      <FieldGroup title="How you get it">
        <RadioField name="deliveryType" legend="Delivery" choices={DELIVERY_CHOICES} />
      </FieldGroup>
      <FieldGroup title={isPickup ? "Your address" : "Delivery address"}>
        {addresses.length > 0 && <SavedAddresses addresses={addresses} />}
        <AddressFields prefix="" />
        <DeliveryAnswer productIds={productIds} />
      </FieldGroup>
      <FieldGroup title="Billing address">
        <CheckboxField
          name="isBillingShippingSame"
          label={isPickup ? "The same as my address" : "The same as the delivery address"}
        />
        {!values.isBillingShippingSame && <AddressFields prefix="billing" />}
      </FieldGroup>
    </>
  );
}

function FieldGroup({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

/** @param prefix "" for the delivery's */
function AddressFields({ prefix }: { readonly prefix: "" | "billing" }) {
  const name = (field: string) =>
    prefix ? `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}` : field;
  const token = (token: string) => `${prefix || "shipping"} ${token}`;
  return (
    <>
      <FormRow>
        <TextField name={name("firstName")} label="First name" autoComplete={token("given-name")} />
        <TextField name={name("lastName")} label="Last name" autoComplete={token("family-name")} />
      </FormRow>
      <TextField
        name={name("address1")}
        label="Address"
        hint={LABELS.street}
        autoComplete={token("address-line1")}
      />
      <TextField
        name={name("address2")}
        label={LABELS.apartment}
        autoComplete={token("address-line2")}
        isOptional
      />
      <TextField name={name("city")} label="City" autoComplete={token("address-level2")} />
      <FormRow>
        <SelectField
          name={name("state")}
          label="State"
          autoComplete={token("address-level1")}
          placeholder={LABELS.chooseState}
          options={STATES}
        />
        <TextField
          name={name("postalCode")}
          label="ZIP code"
          autoComplete={token("postal-code")}
          inputMode="numeric"
        />
      </FormRow>
      <PhoneField name={name("phone")} label="Phone" autoComplete={token("tel-national")} />
    </>
  );
}

/** Keeps what is typed for a reload or a visit to another page. */
function useKeepTyped(values: DeliveryForm): void {
  const typed = JSON.stringify(values);
  useEffect(() => {
    const { form } = readDraft();
    if (JSON.stringify(form) === typed) return;
    // The first run is not a change: a step that was accepted stays accepted.
    changeDraft({ form: JSON.parse(typed) as DeliveryForm, isComplete: false });
  }, [typed]);
}
