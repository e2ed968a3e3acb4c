/**
 * Delivery of the product to the shopper: a postal code form, and a live region filled in by the inline
 * script (src/boot/live-offers.ts). Stores and the maximum quantity follow once the app runs.
 */
import { useEffect, useState } from "react";
import { ProductDeliveryDocument } from "#contract/graphql/documents/delivery.generated";
import type { ProductDeliveryQuery } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PlaceForm } from "../../../catalogue/cards/place-form";
import { queryApi } from "../../../client/http/query-api";
import { watchPlace } from "../../../client/page/place";
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
      <p role="status">
        {/* The style sheet shows one of the three. The first belongs to the scripts: React leaves an
            element with an empty __html alone. */}
        <span data-delivery="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
        <span className="checking">{MESSAGES.checkout.checking}</span>
        <span className="failed">{MESSAGES.checkout.notChecked}</span>
      </p>
      {place && hasFailed && <p role="alert">{MESSAGES.checkout.noStores(place.postalCode)}</p>}
      {details && <Stores {...details} />}
    </section>
  );
}

function Stores({ maxQuantity, pickupLocations, availablePickup }: Details) {
  return (
    <>
      {maxQuantity > 0 && <p>Limit {maxQuantity} per order</p>}
      {availablePickup && (
        <details>
          <summary>
            Pick up at {pickupLocations.length === 1 ? "a store" : `${pickupLocations.length} stores`} near
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

/** Equals the live check's total wait, retries included. */
const PATIENCE_MS = 8000;

/** Fetched for each postal code, and again for the same one after a failure; drops outdated responses. */
function useDetails(productId: string, place: Place | null) {
  const [answer, setAnswer] = useState<{ postalCode: string; details: Details | null } | null>(null);
  const [round, setRound] = useState(0);
  const postalCode = place?.postalCode;
  useEffect(() => {
    if (!postalCode) return undefined;
    const request = new AbortController();
    const { signal } = request;
    const fail = () => setAnswer({ postalCode, details: null });
    const patience = setTimeout(() => {
      request.abort();
      fail();
    }, PATIENCE_MS);
    queryApi(ProductDeliveryDocument, { postalCode, productIds: [productId] }, { signal })
      .then(
        ({ getProductAvailabilityDetails: [details = null] }) =>
          signal.aborted || setAnswer({ postalCode, details }),
        () => signal.aborted || fail(),
      )
      .finally(() => clearTimeout(patience));
    return () => {
      clearTimeout(patience);
      request.abort();
    };
  }, [productId, postalCode, round]);
  const isCurrent = answer !== null && answer.postalCode === postalCode;
  const hasFailed = isCurrent && answer.details === null;
  useEffect(() => (hasFailed ? watchPlace(() => setRound((before) => before + 1)) : undefined), [hasFailed]);
  return { details: isCurrent ? answer.details : null, hasFailed };
}
