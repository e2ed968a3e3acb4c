/** REST calls for promotions and stores (STAFF-38). */
import * as catalogue from "../catalogue/admin";
import * as promotions from "./schema";
import { staff } from "../rest/endpoint";

export const OFFER_REST = {
  listPromotions: staff("pricing.read")("GET", "/admin/promotions/getAll", "List promotions", {
    data: promotions.promotionsAnswer,
  }),
  addPromotion: staff("promotions.write")("POST", "/admin/promotions/add", "Add a promotion", {
    body: promotions.promotionInput,
    data: promotions.promotionsAnswer,
  }),
  previewPromotion: staff("promotions.write")(
    "POST",
    "/admin/promotions/try",
    "Simulate a promotion on recent orders",
    { body: promotions.promotionTrialInput, data: promotions.promotionTrialAnswer },
  ),
  endPromotion: staff("promotions.write")("PUT", "/admin/promotions/:code/end", "End a promotion now", {
    params: promotions.promotionParams,
    data: promotions.promotionsAnswer,
  }),
  exportPromotionCodes: staff("promotions.write")(
    "GET",
    "/admin/promotions/:code/codes",
    "Export a series' promotion codes as CSV",
    { params: promotions.promotionParams, file: "text/csv" },
  ),
  listPlaces: staff("pricing.read")("GET", "/admin/stores/getAll", "List pickup stores", {
    data: catalogue.placesAnswer,
  }),
  setPlace: staff("stores.write")("PUT", "/admin/stores/:id", "Open or close a store for pickup", {
    params: catalogue.placeParams,
    body: catalogue.placeInput,
    data: catalogue.placesAnswer,
  }),
};
