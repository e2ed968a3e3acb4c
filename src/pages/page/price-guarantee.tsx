import { OFFER_LABEL_TEXT } from "#contract/catalogue/lists";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { PriceGuaranteePage } from "../../features/help/price-guarantee-page";

export default PriceGuaranteePage;

export function Head() {
  return (
    <Seo
      title={OFFER_LABEL_TEXT.LOW_PRICE_GUARANTEE}
      description="What our price guarantee on a product means and how to claim it."
      path={ROUTES.priceGuarantee}
    />
  );
}
