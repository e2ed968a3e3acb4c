/** The choice of a reason to decline reviews (REVIEW-5). */
import { DECLINE_REASON_WORDS, DECLINE_REASONS } from "#contract/reviews/schema";
import { RadioField } from "../../../ui/form/radio-field";

export function DeclineChoice() {
  return (
    <>
      <p>A low rating isn't a reason to decline. The author sees your reason.</p>
      <RadioField
        name="reason"
        legend="Why?"
        choices={DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_WORDS[value] }))}
      />
    </>
  );
}
