/** Who applies. */
import { LEASE_FORMS } from "#contract/leases/application";
import { LABELS } from "#contract/messages";
import { NameFields } from "../../../../ui/form/address/address-fields";
import { PhoneField } from "../../../../ui/form/phone-field";
import { RadioField } from "../../../../ui/form/radio-field";
import { TextField } from "../../../../ui/form/text-field";
import { SecretField } from "../secret-field";
import { StepForm, type Filling } from "../step-form";
import { useSecrets } from "../use-secrets";

export function IdentityStep({ filling }: { readonly filling: Filling }) {
  const { draft, known, isAccounts } = filling;
  const saved = draft?.identity;
  const secrets = useSecrets();
  const kept = secrets.keptOf({ ssn: !!saved?.last4Ssn, dateOfBirth: !!saved?.hasDateOfBirth });
  return (
    <StepForm
      step="identity"
      filling={filling}
      schema={LEASE_FORMS.identity.omit(kept)}
      initialValues={{
        firstName: saved?.firstName ?? known.firstName,
        lastName: saved?.lastName ?? known.lastName,
        email: isAccounts ? known.email : (saved?.email ?? known.email),
        mobilePhone: saved?.mobilePhone ?? known.mobilePhone,
        otherPhone: saved?.otherPhone ?? "",
        dateOfBirth: "",
        ssn: "",
        isBankrupt: saved?.isBankrupt === undefined ? "" : String(saved.isBankrupt),
      }}
    >
      <NameFields />
      {isAccounts ? (
        <p>
          We write to <b>{known.email}</b>, the address of your account.
        </p>
      ) : (
        <TextField
          name="email"
          label={LABELS.emailAddress}
          hint="The answer goes there"
          type="email"
          autoComplete="email"
        />
      )}
      <PhoneField name="mobilePhone" label="Mobile phone" />
      <PhoneField
        name="otherPhone"
        label="Another phone"
        hint="If you have one"
        autoComplete="off"
        isOptional
      />
      <SecretField
        secrets={secrets}
        saved={saved?.hasDateOfBirth ? "not shown again" : null}
        name="dateOfBirth"
        label="Date of birth"
        type="date"
        autoComplete="bday"
      />
      <SecretField
        secrets={secrets}
        saved={saved?.last4Ssn ? `ends in ${saved.last4Ssn}` : null}
        name="ssn"
        label="Social security number or ITIN"
        hint="Nine digits. They go to the leasing companies and are never shown again."
        autoComplete="off"
        inputMode="numeric"
      />
      <RadioField
        name="isBankrupt"
        legend="Are you in bankruptcy now?"
        choices={[
          { value: "false", label: "No" },
          { value: "true", label: "Yes" },
        ]}
      />
    </StepForm>
  );
}
