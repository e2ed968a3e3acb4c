/** Live prices and stock for the inline script of product pages. */
import { readApprover } from "#contract/leases/approver";
import { AVAILABILITY_LABELS } from "#contract/catalogue/lists";
import type { ProductAvailability } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { isHeldBy, planWords } from "#contract/promotions/page-amounts";
import { idsOf, type PageOffer } from "#contract/promotions/page-offers";
import { REST } from "#contract/rest/endpoints";
import { OFFER_WORDS } from "#contract/promotions/displayed-offers";
import type { Rest } from "../http/rest/rest";
import type { AvailabilityOf, LiveProductsService } from "./live-products.service";

export function registerPageOffers(rest: Rest, live: Pick<LiveProductsService, "getAvailabilityFor">): void {
  rest.open(REST.listOffers, async ({ params: { ids, zip, by } }) => {
    const approver = readApprover(by, Date.now());
    const availability = await live.getAvailabilityFor(idsOf(ids) ?? [], zip === "" ? null : zip, approver);
    return { data: { offers: availability.offers.map((offer) => offerOf(offer, availability)) } };
  });
}

function offerOf(
  { productId, availability, amounts, offer, delivery }: ProductAvailability,
  { terms, lessor, displayed: displayedTerms }: AvailabilityOf,
): PageOffer {
  const held = amounts.filter(({ name }) => isHeldBy(name, terms, displayedTerms));
  const cents = Object.fromEntries(held.map((amount) => [amount.name, amount.cents]));
  const written = Object.entries(cents).map(([name, value]) => [name, formatMoney(value)]);
  return {
    productId,
    availability,
    label: AVAILABILITY_LABELS[availability],
    amounts:
      amounts.length === 0
        ? null
        : {
            ...Object.fromEntries(written),
            ...planWords(cents, terms, lessor),
            ...(offer ? { [OFFER_WORDS]: offer.words } : {}),
          },
    delivery: delivery ?? null,
  };
}
