/** Inputs of the calculator: price, frequency, and a point in time by payments made or by date. */
import { useId } from "react";
import { styled } from "@mui/material/styles";
import { addDays, shopDay } from "#contract/time/days";
import { AT_SIGNING } from "#contract/leases/early-purchase";
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from "#contract/leases/financing";
import { LABELS } from "#contract/messages";
import type { Cents } from "#contract/money/money";
import { FREQUENCY_NAMES } from "../../../catalogue/plans/plan-table";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Choice, ChoiceGroup } from "../../../ui/form/radio-field";

export interface PayoffQuestion {
  /** 0 while empty. */
  readonly leasedCents: Cents;
  readonly frequency: PaymentFrequency;
  /** Which of the next two applies. */
  readonly by: "payments" | "day";
  readonly made: number;
  /** Days after the start of the lease. */
  readonly days: number;
}

interface PayoffInputsProps {
  readonly question: PayoffQuestion;
  readonly onChange: (question: PayoffQuestion) => void;
}

/** Longer than any lease. */
const MAX_DAYS = 800;

export function PayoffInputs({ question, onChange }: PayoffInputsProps) {
  const id = useId();
  const { leasedCents, frequency, by, made, days } = question;
  const change = (part: Partial<PayoffQuestion>) => onChange({ ...question, ...part });
  const all = SHOP_LESSOR.payments[frequency];
  return (
    <Inputs>
      <p>
        <label htmlFor={`${id}-price`}>{LABELS.amountLeased}, in dollars</label>
        <input
          id={`${id}-price`}
          type="number"
          inputMode="decimal"
          min={SHOP_LESSOR.minimumCartCents / 100}
          max={SHOP_LESSOR.maximumCartCents / 100}
          step="0.01"
          defaultValue={leasedCents / 100}
          onChange={({ target }) => change({ leasedCents: Math.round(Number(target.value) * 100) })}
        />
      </p>
      <p>
        <label htmlFor={`${id}-frequency`}>Payment frequency</label>
        <select
          id={`${id}-frequency`}
          value={frequency}
          onChange={({ target }) => change({ frequency: target.value as PaymentFrequency })}
        >
          {PAYMENT_FREQUENCIES.map((name) => (
            <option key={name} value={name}>
              {FREQUENCY_NAMES[name]}
            </option>
          ))}
        </select>
      </p>
      <ChoiceGroup as="fieldset">
        <legend>When would you buy it out?</legend>
        <Choice
          id={`${id}-by-payments`}
          name={`${id}-by`}
          isChosen={by === "payments"}
          onChoose={() => change({ by: "payments" })}
          label="After a number of payments"
        />
        <Choice
          id={`${id}-by-day`}
          name={`${id}-by`}
          isChosen={by === "day"}
          onChoose={() => change({ by: "day" })}
          label="On a date"
        />
      </ChoiceGroup>
      {by === "payments" ? (
        <p>
          <label htmlFor={`${id}-made`}>
            Payments made: <b>{Math.min(made, all)}</b>
          </label>
          <input
            id={`${id}-made`}
            type="range"
            min={AT_SIGNING}
            max={all}
            value={Math.min(made, all)}
            onChange={({ target }) => change({ made: Number(target.value) })}
          />
        </p>
      ) : (
        <DayInputs days={days} onChange={(later) => change({ days: later })} />
      )}
    </Inputs>
  );
}

const DAY_MS = 86_400_000;

interface DayInputsProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** The buyout date; the lease starts today unless another start is entered. */
function DayInputs({ days, onChange }: DayInputsProps) {
  const id = useId();
  const today = shopDay(new Date());
  const count = (form: HTMLElement | null) => {
    const [begin, end] = ["begin", "end"].map((name) =>
      Date.parse(form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ""),
    );
    const between = Math.round(((end ?? NaN) - (begin ?? NaN)) / DAY_MS);
    if (between >= 0 && between <= MAX_DAYS) onChange(between);
  };
  return (
    <Days onChange={({ currentTarget }) => count(currentTarget)}>
      <p>
        <label htmlFor={`${id}-begin`}>Lease start</label>
        <input id={`${id}-begin`} name="begin" type="date" defaultValue={today} />
      </p>
      <p>
        <label htmlFor={`${id}-end`}>Buyout date</label>
        <input id={`${id}-end`} name="end" type="date" defaultValue={addDays(today, days)} />
      </p>
      <p className="muted">{days} days later</p>
    </Days>
  );
}

const Inputs = styled("div")({
  display: "grid",
  gap: "var(--s4)",
  p: { display: "grid", gap: "var(--s1)" },
  "label:not(:has(input))": { fontSize: "var(--sm)", fontWeight: 600 },
  "input:not([type=radio]), select": { width: "100%", maxWidth: 420 },
  "input:is([type=number], [type=date]), select": {
    minHeight: 48,
    padding: "0 var(--s3)",
    border: "1.5px solid var(--edge)",
    borderRadius: "var(--r-md)",
    background: "var(--tile)",
    color: "var(--ink)",
    font: "inherit",
  },
  "input[type=range]": { minHeight: 44, accentColor: "var(--brand)" },
});

const Days = styled("div")({ display: "grid", gap: "var(--s3)" });
