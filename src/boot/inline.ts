/** The single script of a catalog page, inlined into its HTML: at most 4 KB. */
import { watchAccount } from "./account-name";
import { storeAttribution } from "./attribution";
import { watchCart } from "../client/cart/cart-clicks";
import { watchListing } from "./listing-memory";
import { watchOffers } from "./live-offers";
import { bootOnFirstTouch } from "./start-app";
import { watchView } from "./watch-view";

const isRefused = storeAttribution();
watchAccount();
watchCart();
watchListing();
watchOffers();
// Gatsby's development server starts the app itself.
if (process.env.NODE_ENV !== "development") bootOnFirstTouch();
if (!isRefused) watchView();
