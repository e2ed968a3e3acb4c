/** The applicant's identity. */
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
  const retained = secrets.retainedOf({ ssn: !!saved?.last4Ssn, dateOfBirth: !!saved?.hasDateOfBirth });
  return (
    <StepForm
      step="identity"
      filling={filling}
      schema={LEASE_FORMS.identity.omit(retained)}
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
          We'll send your decision to <b>{known.email}</b>, your account email.
        </p>
      ) : (
        <TextField
          name="email"
          label={LABELS.emailAddress}
          hint="We'll send your decision here."
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
        label="Social Security number or ITIN"
        hint="9 digits. We send it to the leasing companies and never show it again."
        autoComplete="off"
        inputMode="numeric"
      />
      <RadioField
        name="isBankrupt"
        legend="Are you currently in bankruptcy?"
        choices={[
          { value: "false", label: "No" },
          { value: "true", label: "Yes" },
        ]}
      />
    </StepForm>
  );
}
