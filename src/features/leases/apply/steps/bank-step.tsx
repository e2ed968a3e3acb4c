/** The bank account that receives the income. */
import { LEASE_FORMS } from "#contract/leases/application";
import { BANK_ACCOUNT_LABELS } from "#contract/leases/statuses";
import { toChoices } from "#contract/places/us-states";
import { RadioField } from "../../../../ui/form/radio-field";
import { TextField } from "../../../../ui/form/text-field";
import { SecretField } from "../secret-field";
import { StepForm, type Filling } from "../step-form";
import { useSecrets } from "../use-secrets";

export function BankStep({ filling }: { readonly filling: Filling }) {
  const saved = filling.draft?.bank;
  const secrets = useSecrets();
  const retained = secrets.retainedOf({
    routingNumber: !!saved?.last4RoutingNumber,
    accountNumber: !!saved?.last4AccountNumber,
  });
  return (
    <StepForm
      step="bank"
      filling={filling}
      schema={LEASE_FORMS.bank.omit(retained)}
      initialValues={{
        bankName: saved?.bankName ?? "",
        accountType: saved?.accountType ?? "CHECKING",
        routingNumber: "",
        accountNumber: "",
      }}
    >
      <p>
        The account your paycheck goes into. The leasing company verifies it's yours. Applying costs nothing.
      </p>
      <TextField name="bankName" label="Bank name" autoComplete="off" />
      <RadioField name="accountType" legend="Account type" choices={toChoices(BANK_ACCOUNT_LABELS)} />
      <SecretField
        secrets={secrets}
        saved={saved?.last4RoutingNumber ? `ends in ${saved.last4RoutingNumber}` : null}
        name="routingNumber"
        label="Routing number"
        hint="9 digits, bottom left of your checks"
        autoComplete="off"
        inputMode="numeric"
      />
      <SecretField
        secrets={secrets}
        saved={saved?.last4AccountNumber ? `ends in ${saved.last4AccountNumber}` : null}
        name="accountNumber"
        label="Account number"
        hint="4–17 digits (not your card number)"
        autoComplete="off"
        inputMode="numeric"
      />
    </StepForm>
  );
}
