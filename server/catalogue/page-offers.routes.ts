/** Live prices and stock, as the inline script of a page asks for them. */
import { AVAILABILITY_LABELS } from "#contract/catalogue";
import type { ProductAvailability } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { idsOf, type PageOffer } from "#contract/page-offers";
import { REST } from "#contract/rest-endpoints";
import { OFFER_WORDS } from "#contract/shown-offers";
import type { Rest } from "../http/rest";
import type { CatalogueService } from "./catalogue.service";

export function registerPageOffers(rest: Rest, catalogue: Pick<CatalogueService, "getAvailability">): void {
  rest.open(REST.listOffers, async ({ params: { ids, zip } }) => {
    const offers = await catalogue.getAvailability(idsOf(ids) ?? [], zip === "" ? null : zip);
    return { data: { offers: offers.map(offerOf) } };
  });
}

function offerOf({ productId, availability, amounts, offer, delivery }: ProductAvailability): PageOffer {
  const written = amounts.map(({ name, cents }) => [name, formatMoney(cents)]);
  return {
    productId,
    availability,
    label: AVAILABILITY_LABELS[availability],
    amounts:
      amounts.length === 0
        ? null
        : { ...Object.fromEntries(written), ...(offer ? { [OFFER_WORDS]: offer.words } : {}) },
    delivery: delivery ?? null,
  };
}
