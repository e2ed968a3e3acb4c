/**
 * Whether and when the product reaches the shopper: asked for by postal code, answered in a live region that the inline script
 * writes (src/boot/live-offers.ts). Stores and the largest quantity follow once the app runs.
 */
import { useEffect, useState } from "react";
import { ProductDeliveryDocument } from "#contract/graphql/documents/delivery.generated";
import type { ProductDeliveryQuery } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PlaceForm } from "../../../catalogue/cards/place-form";
import { queryApi } from "../../../client/http/query-api";
import type { Place } from "../../../client/page/use-place";

type Details = ProductDeliveryQuery["getProductAvailabilityDetails"][number];

interface DeliveryPlaceProps {
  readonly productId: string;
  readonly place: Place | null;
}

export function DeliveryPlace({ productId, place }: DeliveryPlaceProps) {
  const { details, hasFailed } = useDetails(productId, place);
  return (
    <section className="reach" aria-label="Delivery to your ZIP code">
      <PlaceForm id="reach" />
      {/* Its content belongs to the scripts: React leaves what an empty __html holds alone. */}
      <p role="status" data-delivery="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      {place && hasFailed && <p role="alert">{MESSAGES.checkout.notChecked(place.postalCode)}</p>}
      {details && <Stores {...details} />}
    </section>
  );
}

function Stores({ maxQuantity, pickupLocations, availablePickup }: Details) {
  return (
    <>
      {maxQuantity > 0 && <p>At most {maxQuantity} in one order</p>}
      {availablePickup && (
        <details>
          <summary>
            Pick it up at {pickupLocations.length === 1 ? "a store" : `${pickupLocations.length} stores`} near
            you
          </summary>
          <ul>
            {pickupLocations.map(({ id, name, address, distanceMiles }) => (
              <li key={id}>
                <b>{name}</b>, {address}
                {distanceMiles != null && `, about ${distanceMiles} miles away`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Asked anew for each postal code; the answer to an older one is dropped. */
function useDetails(productId: string, place: Place | null) {
  const [answer, setAnswer] = useState<{ postalCode: string; details: Details | null } | null>(null);
  const postalCode = place?.postalCode;
  useEffect(() => {
    if (!postalCode) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    queryApi(ProductDeliveryDocument, { postalCode, productIds: [productId] }, { signal }).then(
      ({ getProductAvailabilityDetails: [details = null] }) => setAnswer({ postalCode, details }),
      () => signal.aborted || setAnswer({ postalCode, details: null }),
    );
    return () => asking.abort();
  }, [productId, postalCode]);
  const isCurrent = answer !== null && answer.postalCode === postalCode;
  return {
    details: isCurrent ? answer.details : null,
    hasFailed: isCurrent && answer.details === null,
  };
}
