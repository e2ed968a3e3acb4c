/** Whether the order reaches the postal code that was typed, and the stores near it. */
import { useEffect } from "react";
import { useQuery } from "@apollo/client/react";
import { DeliveryOptionsDocument, type DeliveryOptionsQuery } from "#contract/graphql/generated";
import { useFormState } from "../../../ui/form/form-context";
import { RadioField } from "../../../ui/form/radio-field";

type Option = DeliveryOptionsQuery["getProductAvailabilityDetails"][number];
type Store = Option["pickupLocations"][number];

export function DeliveryAnswer({ productIds }: { readonly productIds: readonly string[] | undefined }) {
  const form = useFormState();
  const postalCode = String(form.valueOf("postalCode")).trim();
  const isPickup = form.valueOf("deliveryType") === "DELIVERY_PICKUP";
  const isAsked = /^\d{5}$/.test(postalCode) && productIds !== undefined && productIds.length > 0;
  const { data, loading, error } = useQuery(DeliveryOptionsDocument, {
    variables: { postalCode, productIds: [...(productIds ?? [])] },
    skip: !isAsked,
    fetchPolicy: "no-cache",
  });
  const options = data?.getProductAvailabilityDetails;
  const chosen = String(form.valueOf("pickupLocationId") ?? "");
  const isElsewhere =
    chosen !== "" && options !== undefined && !storesOf(options).some(({ id }) => id === chosen);
  useEffect(() => {
    if (isElsewhere) form.change("pickupLocationId", "");
  });
  return (
    <div className="checkout-answer">
      <div role="status">
        {isAsked && loading && <p className="form-hint">Looking what reaches {postalCode}…</p>}
        {isAsked && error && (
          <p className="form-hint">We cannot say right now what reaches {postalCode}. You can go on.</p>
        )}
        {isAsked && options && <Verdict options={options} postalCode={postalCode} isPickup={isPickup} />}
        {isPickup && !isAsked && <p className="form-hint">Enter your ZIP code to see the stores near you.</p>}
      </div>
      {isPickup && isAsked && options && storesOf(options).length > 0 && (
        <RadioField
          name="pickupLocationId"
          legend="Store"
          choices={storesOf(options).map(({ id, name, address }) => ({
            value: id,
            label: name,
            hint: address,
          }))}
        />
      )}
    </div>
  );
}

interface VerdictProps {
  readonly options: readonly Option[];
  readonly postalCode: string;
  readonly isPickup: boolean;
}

function Verdict({ options, postalCode, isPickup }: VerdictProps) {
  if (isPickup) {
    const count = storesOf(options).length;
    if (count > 0) {
      return (
        <p className="checkout-good">
          {count === 1 ? "One store" : `${count} stores`} near {postalCode} with everything you chose.
        </p>
      );
    }
    return (
      <p className="checkout-bad">
        No store near {postalCode} has everything you chose. Please choose Ship To Home.
      </p>
    );
  }
  const lacking = options.filter(({ avaiableShipping }) => !avaiableShipping);
  if (lacking.length === 0) return <p className="checkout-good">We deliver all of it to {postalCode}.</p>;
  const [first] = lacking;
  return (
    <p className="checkout-bad">
      {lacking.length === 1 ? "One product does" : `${lacking.length} products do`} not reach {postalCode}:{" "}
      {first!.displayMessage}.
    </p>
  );
}

/** Stores that have every product. */
function storesOf(options: readonly Option[]): readonly Store[] {
  const [first, ...others] = options;
  return (first?.pickupLocations ?? []).filter(({ id }) =>
    others.every(({ pickupLocations }) => pickupLocations.some((store) => store.id === id)),
  );
}
