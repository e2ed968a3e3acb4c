/** Simulates the form's promotion on the orders of the last days (STAFF-38). */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useFormikContext } from "formik";
import { promotionTrialInput, type PromotionTrial } from "#contract/promotions/schema";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { callOfPromotion, type PromotionForm } from "#contract/promotions/form";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";

const { days } = LIMITS.promotionTrial;
/** Fields that do not affect a simulation. */
const NOT_TRIED = [
  ...["way", "code", "label", "combines", "startsOn", "endsOn"],
  ...["mostUses", "mostUsesPerCustomer", "mostUsesPerDay", "budget", "codes"],
];

export function TryPromotion() {
  const { values, validateForm, setTouched } = useFormikContext<PromotionForm>();
  const [tried, setTried] = useState<{ readonly of: PromotionForm; readonly told: PromotionTrial } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const attempt = async () => {
    const wrong = Object.keys(await validateForm()).filter((name) => !NOT_TRIED.includes(name));
    void setTouched(Object.fromEntries(wrong.map((name) => [name, true])), false);
    if (wrong.length > 0 || isBusy) return;
    setBusy(true);
    const envelope = await callApi("tryPromotion", {
      body: promotionTrialInput.cast(callOfPromotion(values), { stripUnknown: true }),
    });
    setBusy(false);
    setTried(envelope?.isSuccess && envelope.data ? { of: values, told: envelope.data } : null);
  };
  return (
    <Stack spacing={3} sx={{ alignItems: "flex-start" }}>
      <Button variant="outlined" aria-busy={isBusy} onClick={() => void attempt()}>
        Test on orders from the last {days} days
      </Button>
      {/* The key discards the result of other terms. */}
      <p role="status">{tried?.of === values ? sentencesOf(tried.told) : ""}</p>
    </Stack>
  );
}

/** "It would have applied to 310 of 1,204 orders. Total discount: $4,120.00, $13.29 per order on average." */
export function sentencesOf({ lookedAt, isAll, orders, takenOff, mean }: PromotionTrial): string {
  const counted = (count: number) => count.toLocaleString("en-US");
  const looked = isAll ? counted(lookedAt) : `the latest ${counted(lookedAt)}`;
  const applied = `It would have applied to ${counted(orders)} of ${looked} orders.`;
  if (orders === 0) return applied;
  return `${applied} Total discount: ${formatMoney(takenOff)}, ${formatMoney(mean)} per order on average. Use limits and other promotions aren't considered.`;
}
