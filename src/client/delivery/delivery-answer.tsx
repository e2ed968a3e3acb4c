/**
 * Shows whether an order can be delivered to a ZIP code, and nearby stores to pick from. Used by checkout and
 * phone orders.
 */
import { useEffect } from "react";
import Stack from "@mui/material/Stack";
import { useFormikContext } from "formik";
import { DeliveryOptionsDocument } from "#contract/graphql/documents/checkout.generated";
import type { DeliveryOptionsQuery } from "#contract/graphql/generated";
import type { DeliveryType } from "#contract/orders/orders";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { useQueryAnswer } from "../api/use-query-answer";
import { storesWithAll } from "../../lib/stores-with-all";
import { Hint } from "../../ui/form/field-frame";
import { RadioField } from "../../ui/form/radio-field";
import { Bad, Good } from "../../ui/parts/verdict";

type Option = DeliveryOptionsQuery["getProductAvailabilityDetails"][number];

/** Form values this component needs. */
interface ChosenDelivery {
  readonly deliveryType: DeliveryType;
  /** Empty when no store is selected. */
  readonly pickupLocationId: string;
}

interface DeliveryAnswerProps {
  /** As the user typed it. */
  readonly postalCode: string;
  /** Undefined until the products are known. */
  readonly productIds: readonly string[] | undefined;
}

export function DeliveryAnswer({ postalCode: typed, productIds }: DeliveryAnswerProps) {
  const { values, setFieldValue } = useFormikContext<ChosenDelivery>();
  const postalCode = typed.trim();
  const isPickup = values.deliveryType === "DELIVERY_PICKUP";
  const isRequested =
    stateOfPostalCode(postalCode) !== null && productIds !== undefined && productIds.length > 0;
  const { data, isLoading, trouble } = useQueryAnswer(
    DeliveryOptionsDocument,
    { postalCode, productIds: [...(productIds ?? [])] },
    { skip: !isRequested, fetchPolicy: "no-cache" },
  );
  // While another ZIP code is checked, the data is the previous one's.
  const options = isRequested && !isLoading ? data?.getProductAvailabilityDetails : undefined;
  const stores = storesWithAll(options ?? []);
  const chosen = values.pickupLocationId;
  const isElsewhere = chosen !== "" && options !== undefined && !stores.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isElsewhere) void setFieldValue("pickupLocationId", "", false);
  });
  return (
    <Stack spacing={4}>
      <div role="status">
        {isRequested && isLoading && <Hint as="p">Checking delivery to {postalCode}…</Hint>}
        {isRequested && trouble && (
          <Hint as="p">We can't check delivery to {postalCode} right now. You can continue.</Hint>
        )}
        {options && <Verdict options={options} postalCode={postalCode} isPickup={isPickup} />}
        {isPickup && !isRequested && <Hint as="p">{inputHint(productIds)}</Hint>}
      </div>
      {isPickup && isRequested && stores.length > 0 && (
        <RadioField
          name="pickupLocationId"
          legend="Store"
          choices={stores.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
        />
      )}
    </Stack>
  );
}

function inputHint(productIds: readonly string[] | undefined): string {
  return productIds?.length === 0
    ? "Add a product to see stores that have it."
    : "Enter a ZIP code to see nearby stores.";
}

interface VerdictProps {
  readonly options: readonly Option[];
  readonly postalCode: string;
  readonly isPickup: boolean;
}

function Verdict({ options, postalCode, isPickup }: VerdictProps) {
  if (isPickup) {
    const count = storesWithAll(options).length;
    if (count > 0) {
      return (
        <Good>
          {count === 1 ? "One store" : `${count} stores`} near {postalCode} with everything in the order.
        </Good>
      );
    }
    return <Bad>No store near {postalCode} has everything in the order. Please choose Ship To Home.</Bad>;
  }
  const lacking = options.filter(({ avaiableShipping }) => !avaiableShipping);
  if (lacking.length === 0) return <Good>Everything in your cart ships to {postalCode}.</Good>;
  const [first] = lacking;
  return (
    <Bad>
      {lacking.length === 1 ? "One product doesn't" : `${lacking.length} products don't`} ship to {postalCode}
      : {first!.displayMessage}.
    </Bad>
  );
}
