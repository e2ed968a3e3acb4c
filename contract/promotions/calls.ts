/** The REST calls of staff about promotions and stores (STAFF-38). */
import * as desk from "../catalogue/admin";
import { staff } from "../rest/endpoint";

export const OFFER_REST = {
  listPromotions: staff("pricing.read")("GET", "/admin/promotions/getAll", "All promotions", {
    data: desk.promotionsAnswer,
  }),
  addPromotion: staff("pricing.write")("POST", "/admin/promotions/add", "Add a promotion", {
    body: desk.promotionInput,
    data: desk.promotionsAnswer,
  }),
  tryPromotion: staff("pricing.write")(
    "POST",
    "/admin/promotions/try",
    "What a promotion would have taken off the orders of the last days; writes nothing",
    { body: desk.promotionTrialInput, data: desk.promotionTrialAnswer },
  ),
  endPromotion: staff("pricing.write")("PUT", "/admin/promotions/:code/end", "End a promotion now", {
    params: desk.promotionParams,
    data: desk.promotionsAnswer,
  }),
  exportPromotionCodes: staff("pricing.write")(
    "GET",
    "/admin/promotions/:code/codes",
    "The codes of a series with their uses, as CSV",
    { params: desk.promotionParams, file: "text/csv" },
  ),
  listPlaces: staff("pricing.read")("GET", "/admin/stores/getAll", "Stores orders are picked up at", {
    data: desk.placesAnswer,
  }),
  setPlace: staff("pricing.write")("PUT", "/admin/stores/:id", "Open or close a store for pickup", {
    params: desk.placeParams,
    body: desk.placeInput,
    data: desk.placesAnswer,
  }),
};
