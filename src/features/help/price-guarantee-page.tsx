/** The page about the Low Price Guarantee label: its promise, and how to claim it. */
import { OFFER_LABEL_TEXT } from "#contract/catalogue/lists";
import { PROMISES } from "#contract/checkout/promises";
import { ROUTES } from "#contract/site/paths";
import { TextPage } from "./text-page";

const NAME = OFFER_LABEL_TEXT.LOW_PRICE_GUARANTEE;

export function PriceGuaranteePage() {
  return (
    <TextPage title={NAME} path={ROUTES.priceGuarantee}>
      <p>
        If a product marked {NAME} costs less somewhere else within {PROMISES.priceMatchDays} days of
        delivery, we match that price and refund the difference and its tax.
      </p>
      <h2>What counts</h2>
      <ul>
        <li>The same model in the same condition, in stock, from a retailer in the United States</li>
        <li>The price with shipping, before tax</li>
        <li>Not auctions, marketplaces' private sellers, bundles or memberships</li>
      </ul>
      <h2>How to claim it</h2>
      <p>
        <a href={ROUTES.contact}>Send us</a> your order number and a link to the lower price. A person checks
        it and replies by email.
      </p>
    </TextPage>
  );
}
