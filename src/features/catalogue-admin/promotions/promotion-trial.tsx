/** Simulates the form's promotion on the orders of the last days (STAFF-38). */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useFormikContext } from "formik";
import { countWords } from "#contract/fields/count-words";
import { promotionTrialInput, type PromotionTrial } from "#contract/promotions/schema";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { callOfPromotion, type PromotionForm } from "#contract/promotions/form";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";

const { days } = LIMITS.promotionTrial;
/** Fields that do not affect a simulation. */
const NOT_SIMULATED = [
  ...["way", "code", "label", "combines", "startsOn", "endsOn"],
  ...["maxUses", "maxUsesPerCustomer", "maxUsesPerDay", "budget", "codes"],
];

export function PromotionSimulation() {
  const { values, validateForm, setTouched } = useFormikContext<PromotionForm>();
  const [trial, setTrial] = useState<{ readonly of: PromotionForm; readonly result: PromotionTrial } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const attempt = async () => {
    const wrong = Object.keys(await validateForm()).filter((name) => !NOT_SIMULATED.includes(name));
    void setTouched(Object.fromEntries(wrong.map((name) => [name, true])), false);
    if (wrong.length > 0 || isBusy) return;
    setBusy(true);
    const envelope = await callApi("previewPromotion", {
      body: promotionTrialInput.cast(callOfPromotion(values), { stripUnknown: true }),
    });
    setBusy(false);
    setTrial(envelope?.isSuccess && envelope.data ? { of: values, result: envelope.data } : null);
  };
  return (
    <Stack spacing={3} sx={{ alignItems: "flex-start" }}>
      <Button variant="outlined" aria-busy={isBusy} onClick={() => void attempt()}>
        Test on orders from the last {days} days
      </Button>
      {/* The key discards the result of other terms. */}
      <p role="status">{trial?.of === values ? sentencesOf(trial.result) : ""}</p>
    </Stack>
  );
}

/** "It would have applied to 310 of 1,204 orders. Total discount: $4,120.00, $13.29 per order on average." */
export function sentencesOf({ lookedAt, isAll, orders, takenOff, mean }: PromotionTrial): string {
  const looked = `${isAll ? "" : "the latest "}${countWords(lookedAt, "order")}`;
  const applied = `It would have applied to ${orders.toLocaleString("en-US")} of ${looked}.`;
  if (orders === 0) return applied;
  return `${applied} Total discount: ${formatMoney(takenOff)}, ${formatMoney(mean)} per order on average. Use limits and other promotions aren't considered.`;
}
