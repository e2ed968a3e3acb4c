/** The applicant's income and paydays: lease payments fall on paydays. */
import { useFormikContext } from "formik";
import { LEASE_FORMS, netMonthlyIncome } from "#contract/leases/application";
import { PAY_FREQUENCY_LABELS } from "#contract/leases/statuses";
import { decimalMoney } from "#contract/money/money";
import { toChoices } from "#contract/places/us-states";
import { FormRow } from "../../../../ui/form/field-frame";
import { SelectField } from "../../../../ui/form/select-field";
import { TextField } from "../../../../ui/form/text-field";
import { useSuggestedValue } from "../../../../ui/form/use-suggested-value";
import { nextPayDay } from "../next-pay-day";
import { StepForm, type Filling } from "../step-form";
import { centsTyped } from "../../typed-money";

/** The same rules, with the income as typed. */
const schema = LEASE_FORMS.income.shape({
  netMonthlyIncome: netMonthlyIncome.transform((_, typed: unknown) =>
    typeof typed === "string" ? centsTyped(typed) : typed,
  ),
});

export function IncomeStep({ filling }: { readonly filling: Filling }) {
  const saved = filling.draft?.income;
  return (
    <StepForm
      step="income"
      filling={filling}
      schema={schema}
      initialValues={{
        employerName: saved?.employerName ?? "",
        netMonthlyIncome: saved?.netMonthlyIncome === undefined ? "" : decimalMoney(saved.netMonthlyIncome),
        payFrequency: saved?.payFrequency ?? "",
        lastPayDate: saved?.lastPayDate ?? "",
        nextPayDate: saved?.nextPayDate ?? "",
      }}
    >
      <TextField
        name="employerName"
        label="Employer or income source"
        hint="For example, your employer or Social Security"
        autoComplete="organization"
      />
      <TextField
        name="netMonthlyIncome"
        label="Monthly income after taxes"
        hint="In dollars, for example, 2,400"
        prefix="$"
        autoComplete="off"
        inputMode="decimal"
      />
      <SelectField
        name="payFrequency"
        label="How often you're paid"
        placeholder="Please choose"
        options={toChoices(PAY_FREQUENCY_LABELS)}
      />
      <PayDays />
    </StepForm>
  );
}

function PayDays() {
  const { values } = useFormikContext<Readonly<Record<"payFrequency" | "lastPayDate", string>>>();
  useSuggestedValue("nextPayDate", nextPayDay(values.payFrequency, values.lastPayDate));
  return (
    <FormRow>
      <TextField name="lastPayDate" label="Last payday" type="date" autoComplete="off" />
      <TextField name="nextPayDate" label="Next payday" type="date" autoComplete="off" />
    </FormRow>
  );
}
