/**
 * The attributes by which the inline script and the runtime know the parts of a page. Markup carries them,
 * scripts look for them; nothing else couples the two.
 *
 *   [data-product-id="<id>"]          card or product; the next three are looked for inside it
 *     [data-money="<amount>"]         its whole text is that amount, "$1,299.99". Amounts: cash, regular (crossed out),
 *                                     need (what it lacks for a lease), over (what is above the largest lease), estimate (with
 *                                     shipping and tax), extra (shipping and tax), of the plan WEEKLY-payment, WEEKLY-total, WEEKLY-cost (BIWEEKLY-, MONTHLY-), and what is
 *                                     leased under itself, "60000", for figures that hold for that amount only; and words that follow the lessor
 *                                     (planWords of contract/promotions/page-amounts.ts). An amount that no longer
 *                                     exists is hidden, and the style sheet hides the sentence or the figures around it
 *     [data-availability]             text is Available / Not Available; the value of the attribute is the enum
 *     button[data-add-to-cart="<id>"] disabled while not available
 *     [data-delivery]                 live region: whether and when the product reaches the postal code
 *   html[data-zip]                    the postal code that prices are for, absent without one; the style sheet hides the
 *                                     words of an estimate then. html[data-priced] is empty once the API has answered for
 *                                     it and "no" when it does not: the words of an estimate are back then. The figures
 *                                     are hidden before
 *   html[data-told]                   how fast this view of the page was is told, or is for the app to tell
 *   [data-place]                      its value is the postal code, empty without one
 *   form[data-place-form]             asks for the postal code; what is wrong with it is said in its [role=status]
 *   [data-cart-count]                 badge: the count is the value of the attribute, empty for none (CSS shows it
 *                                     with attr()); inside the link to the cart
 *   [data-account]                    its value is the first name of who is signed in, empty for a guest
 *   [data-role]                       their role, empty for a guest
 *   a[data-sign-in]                   link to the sign-in page; leads back here
 *   [data-sign-out]                   button that ends the session; carries data-needs-app
 *   [data-my-vehicle]               says which vehicle was chosen, and asks for one; starts the app when there is one
 *   [data-fit]                      whether a tire or a wheel fits that vehicle; its value is contract/fit/fit-code.ts
 *   form[data-finder]               a step of the finder
 *   [data-vehicle]                  what fits a vehicle; its value is that vehicle
 *   form[data-newsletter]             the newsletter's form; what came of it is said in its [role=status]
 *   details[data-menu][name]          a disclosure of the menu: Escape, a click outside and a followed link close it
 *   [data-listing]                    present on listing pages; its value is how many products a category or brand has
 *   a[data-back-to-listing]           link back; its href is the category until a listing was seen
 *   [data-boots-app]                  page that needs the app: it starts at once
 *   [data-needs-app]                  button that works only once the app runs: a click made before is replayed
 *   [data-snackbar]                   notification area; a message is a p with the severity as its class
 *   [data-spinner], [data-route-progress]   the loading spinner and the progress bar of route changes
 *
 * Elements whose text the script may change before hydration carry suppressHydrationWarning.
 */
export const CART_KEY = "ef-cart";
/** The postal code prices and delivery are shown for (src/client/page/place.ts). */
export const PLACE_KEY = "ef-zip";
/**
 * The customer's cart as the server last sent it (src/client/account-cart/cart-copy.ts), and what this visitor saw of the
 * products in the cart (src/client/cart/cart-changes.ts).
 */
export const OWN_CART_KEY = "ef-cart-account";
export const CART_PRICES_KEY = "ef-cart-prices";
export const LISTING_KEY = "ef-listing";
export const RETURN_KEY = "ef-return";
/** Input of the checkout in this tab (src/features/checkout/input/checkout-draft.ts). */
export const CHECKOUT_KEY = "ef-checkout";
/** The promotion code of this tab (src/client/cart/promotion-code.ts). */
export const PROMOTION_KEY = "ef-promotion";
/** Keys of guests' orders in this tab (src/client/page/order-links.ts). */
export const ORDER_KEYS_KEY = "ef-order-links";
/** The rest of the customer's lease approval (src/client/page/lease-credit.ts). */
export const LEASE_CREDIT_KEY = "ef-lease-credit";
/** The lessor whose plans this browser sees (src/client/page/approver.ts). */
export const APPROVER_KEY = "ef-approver";
/** Products that are compared (src/features/compare/compare-list.ts). */
export const COMPARE_KEY = "ef-compare";
/** A guest's wish list, and what a customer added and the account does not have yet (src/client/saved/saved-storage.ts). */
export const WISHES_KEY = "ef-wishes";
/** The products on the account's wish list as it last answered (src/client/saved/saved-storage.ts). */
export const ACCOUNT_WISHES_KEY = "ef-account-wishes";
/** Searches of tires and wheels that the account keeps, as it last answered (src/client/saved/saved-storage.ts). */
export const ACCOUNT_SEARCHES_KEY = "ef-account-searches";
/** A guest's saved searches (src/client/saved/saved-storage.ts). */
export const SAVED_SEARCHES_KEY = "ef-saved-searches";
/** The last products that were looked at (src/client/saved/saved-storage.ts). */
export const SEEN_KEY = "ef-seen";
/** The last searches (src/features/catalogue/suggestions/recent-searches.ts). */
export const SEARCHES_KEY = "ef-searches";
/** The key of a guest's lease application in this tab (src/client/page/lease-key.ts). */
export const LEASE_KEY_KEY = "ef-lease-key";
/** Unsaved input of a lease application in this tab (src/features/leases/apply/typed-fields.ts). */
export const LEASE_INPUT_KEY = "ef-lease-input";
/** The vehicle that was chosen in the finder (src/client/page/vehicle.ts). */
export const VEHICLE_STORAGE_KEY = "ef-vehicle";
/** The visit this browser is in (src/boot/attribution.ts). */
export const ATTRIBUTION_KEY = "ef-attribution";
/** How the visit of this tab began (src/features/analytics/visit-facts.ts). */
export const LANDING_KEY = "ef-landing";
/** The conversation of this browser with staff (src/features/chat/chat-storage.ts). */
export const CHAT_KEY = "ef-chat";
/** Whom a hosted chat was told of last (src/features/chat/hosted/enter-chat.ts). */
export const HOSTED_CHAT_KEY = "ef-hosted-chat";
/** The session of who is signed in (src/client/store/stored-state.ts). */
export const SESSION_KEY = "ef-session";

/** Dispatched on window: by the app after each route change and once it runs, by the script when the cart changed. */
export const ROUTE_EVENT = "ef-route";
export const READY_EVENT = "ef-ready";
export const CART_EVENT = CART_KEY;
/** Dispatched on window when a promotion code was accepted or removed in this tab. */
export const PROMOTION_EVENT = PROMOTION_KEY;
/** Dispatched on window when the postal code changed in this tab; other tabs hear the storage event. */
export const PLACE_EVENT = PLACE_KEY;
/** Dispatched on window when someone signed in or out in this tab; other tabs hear the storage event. */
export const SESSION_EVENT = SESSION_KEY;
/** Dispatched on window when the visitor chose whether visits may be counted. */
export const CHOICE_EVENT = "ef-choice";

/** Dispatched on window when the vehicle changed in this tab; other tabs hear the storage event. */
export const VEHICLE_EVENT = VEHICLE_STORAGE_KEY;

export type Severity = "success" | "warning" | "info" | "error";
