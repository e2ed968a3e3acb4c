/** Hides the selected products with one reason, or shows them (STAFF-77). */
import { useState } from "react";
import type { ChangedProducts } from "#contract/catalogue/staff-product";
import { countWords } from "#contract/fields/count-words";
import { callAndNotify } from "../../../client/api/call-and-notify";
import { callApi } from "../../../client/api/rest-client";
import { requestConfirmation } from "../../../client/store/confirm";
import { focusAfter } from "../../../lib/focus-after";
import { randomKey } from "../../../lib/random-key";
import { Button } from "../../../ui/actions/button";
import { SelectionBar } from "../../../ui/list/selection-bar";
import { FormDialog } from "../../../ui/parts/form-dialog";
import { HIDE_LABEL, HideForm, SHOW_LABEL } from "./hide-form";

export interface BulkOutcome extends ChangedProducts {
  /** Unique, so that each outcome takes the focus. */
  readonly key: string;
  /** "3 of 4 products hidden". */
  readonly sentence: string;
}

interface BulkBarProps {
  readonly chosen: ReadonlySet<string>;
  readonly onClear: () => void;
  readonly onDone: (outcome: BulkOutcome) => void;
}

const HIDE_BUTTON = "hide-selected";

export function BulkBar({ chosen, onClear, onDone }: BulkBarProps) {
  const [isHiding, setHiding] = useState(false);
  const productIds = [...chosen];
  const products = countWords(productIds.length, "product");
  const finish = (data: ChangedProducts, done: string) =>
    onDone({ ...data, key: randomKey(), sentence: `${data.changed} of ${products} ${done}` });
  const onLeave = () => focusAfter(() => setHiding(false), HIDE_BUTTON);
  const hide = async (reason: string) => {
    const answer = await callApi("hideProducts", { body: { productIds, reason } });
    if (answer?.isSuccess && answer.data) finish(answer.data, "hidden");
    return answer;
  };
  const show = async () => {
    const isConfirmed = await requestConfirmation({
      title: `Show ${products} in the shop?`,
      message: "Shoppers can find and order them again.",
      confirmLabel: `Show ${products}`,
    });
    if (!isConfirmed) return;
    const answer = await callAndNotify(() => callApi("showProducts", { body: { productIds } }));
    if (answer?.isSuccess && answer.data) finish(answer.data, "shown");
  };
  return (
    <SelectionBar name="Selected products" summary={`${productIds.length} selected`} onClear={onClear}>
      <Button id={HIDE_BUTTON} variant="outlined" onClick={() => setHiding(true)}>
        {HIDE_LABEL}
      </Button>
      <Button variant="outlined" onClick={() => void show()}>
        {SHOW_LABEL}
      </Button>
      {isHiding && (
        <FormDialog title={`Hide ${products}`} onClose={onLeave}>
          <HideForm send={hide} onLeave={onLeave} />
        </FormDialog>
      )}
    </SelectionBar>
  );
}
