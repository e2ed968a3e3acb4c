/** REST calls for promotions and stores (STAFF-38). */
import * as desk from "../catalogue/admin";
import { staff } from "../rest/endpoint";

export const OFFER_REST = {
  listPromotions: staff("pricing.read")("GET", "/admin/promotions/getAll", "List promotions", {
    data: desk.promotionsAnswer,
  }),
  addPromotion: staff("pricing.write")("POST", "/admin/promotions/add", "Add a promotion", {
    body: desk.promotionInput,
    data: desk.promotionsAnswer,
  }),
  tryPromotion: staff("pricing.write")(
    "POST",
    "/admin/promotions/try",
    "Simulate a promotion on recent orders",
    { body: desk.promotionTrialInput, data: desk.promotionTrialAnswer },
  ),
  endPromotion: staff("pricing.write")("PUT", "/admin/promotions/:code/end", "End a promotion now", {
    params: desk.promotionParams,
    data: desk.promotionsAnswer,
  }),
  exportPromotionCodes: staff("pricing.write")(
    "GET",
    "/admin/promotions/:code/codes",
    "Export a series' promotion codes as CSV",
    { params: desk.promotionParams, file: "text/csv" },
  ),
  listPlaces: staff("pricing.read")("GET", "/admin/stores/getAll", "List pickup stores", {
    data: desk.placesAnswer,
  }),
  setPlace: staff("pricing.write")("PUT", "/admin/stores/:id", "Open or close a store for pickup", {
    params: desk.placeParams,
    body: desk.placeInput,
    data: desk.placesAnswer,
  }),
};
