/**
 * The data attributes that couple markup, inline script and runtime: markup carries them, scripts query them.
 *
 *   [data-product-id="<id>"]          card or product; contains the next four
 *     [data-money="<amount>"]         its text is exactly that amount, "$1,299.99". Amounts: cash, regular
 *                                     (crossed out), need (missing to the smallest lease), over (above the
 *                                     largest lease), estimate (with shipping and tax), extra (shipping and
 *                                     tax), per plan WEEKLY-payment, WEEKLY-total, WEEKLY-cost (BIWEEKLY-,
 *                                     MONTHLY-). The leased amount is a key itself, "60000", for figures
 *                                     valid only for that amount. Words that follow the lessor: planWords of
 *                                     contract/promotions/page-amounts.ts. An amount that no longer exists is
 *                                     hidden, and the style sheet hides the sentence or figures around it
 *     [data-availability]             text is Available / Not Available; the value of the attribute is the
 *                                     enum
 *     button[data-add-to-cart="<id>"] disabled while not available
 *     [data-delivery]                 live region: whether and when the product reaches the postal code
 *   html[data-zip]                    the postal code of the prices; absent without one. While set, the style
 *                                     sheet hides the estimate wording
 *   html[data-priced]                 empty once the API has answered for the postal code; "no" when the API
 *                                     failed, which shows the estimate wording again. Until either, the
 *                                     figures are hidden
 *   html[data-told]                   the speed of this page view is reported, or is the app's to report
 *   [data-place]                      its value is the postal code, empty without one
 *   form[data-place-form]             postal code form; shows errors in its [role=status]
 *   [data-cart-count]                 badge inside the cart link; its value is the count, empty for none (CSS
 *                                     shows the value with attr())
 *   [data-account]                    its value is the first name of the signed-in user, empty for a guest
 *   [data-role]                       the user's role, empty for a guest
 *   a[data-sign-in]                   link to the sign-in page; returns to this page
 *   [data-sign-out]                   button that ends the session; carries data-app
 *   [data-car]                        its value is the stored vehicle's name until the app has written
 *                                     it with its links; a stored vehicle starts the app
 *   [data-fit]                        whether a tire or a wheel fits the vehicle; its value is
 *                                     contract/fit/fit-code.ts
 *   form[data-finder]                 a step of the finder
 *   [data-vehicle]                    results for a vehicle; its value is the vehicle
 *   form[data-newsletter]             newsletter form; shows the result in its [role=status]
 *   details[data-menu][name]          menu disclosure, closed by Escape, a click outside or following a link
 *   [data-listing]                    listing pages; its value is the number of products of the category or
 *                                     brand
 *   a[data-back]                      link back; its href is the category until a listing was visited
 *   [data-boots]                      page that starts the app at once
 *   [data-app]                        button that needs the app: an earlier click is replayed once the app
 *                                     runs
 *   [data-snackbar]                   notification area; a message is a p with the severity as its class
 *   [data-spinner], [data-route-progress]   the loading spinner and the progress bar of route changes
 *
 * Elements whose text the script may change before hydration carry suppressHydrationWarning.
 */
export const CART_KEY = "ef-cart";
/** The postal code of the visible prices and delivery (src/client/page/place.ts). */
export const PLACE_KEY = "ef-zip";
/**
 * The customer's cart as the server last sent it (src/client/account-cart/cart-copy.ts), and what this
 * visitor last saw of its products (src/client/cart/cart-changes.ts).
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
/** The remaining lease approval of the customer (src/client/page/lease-credit.ts). */
export const LEASE_CREDIT_KEY = "ef-lease-credit";
/** The lessor whose plans this browser sees (src/client/page/approver.ts). */
export const APPROVER_KEY = "ef-approver";
/** Products to compare (src/features/compare/compare-list.ts). */
export const COMPARE_KEY = "ef-compare";
/** A guest's wish list, or a customer's unsent additions (src/client/saved/saved-storage.ts). */
export const WISHES_KEY = "ef-wishes";
/** Products on the account's wish list as last read (src/client/saved/saved-storage.ts). */
export const ACCOUNT_WISHES_KEY = "ef-account-wishes";
/** Saved tire and wheel searches of the account as last read (src/client/saved/saved-storage.ts). */
export const ACCOUNT_SEARCHES_KEY = "ef-account-searches";
/** A guest's saved searches (src/client/saved/saved-storage.ts). */
export const SAVED_SEARCHES_KEY = "ef-saved-searches";
/** Recently viewed products (src/client/saved/saved-storage.ts). */
export const RECENTLY_VIEWED_KEY = "ef-seen";
/** Recent searches (src/features/catalogue/suggestions/recent-searches.ts). */
export const SEARCHES_KEY = "ef-searches";
/** The key of a guest's lease application in this tab (src/client/page/lease-key.ts). */
export const LEASE_KEY_KEY = "ef-lease-key";
/** Unsaved input of a lease application in this tab (src/features/leases/apply/typed-fields.ts). */
export const LEASE_INPUT_KEY = "ef-lease-input";
/** Unsaved input of forms behind sign-in in this tab (src/client/session/form-drafts.ts). */
export const FORM_DRAFTS_KEY = "ef-form-drafts";
/** The vehicle selected in the finder (src/client/page/vehicle.ts). */
export const VEHICLE_STORAGE_KEY = "ef-vehicle";
/** The current visit of this browser (src/boot/attribution.ts). */
export const ATTRIBUTION_KEY = "ef-attribution";
/** Landing facts of this tab's visit (src/features/analytics/visit-facts.ts). */
export const LANDING_KEY = "ef-landing";
/** This browser's conversation with staff (src/features/chat/chat-storage.ts). */
export const CHAT_KEY = "ef-chat";
/** The visitor last sent to a hosted chat (src/features/chat/hosted/enter-chat.ts). */
export const HOSTED_CHAT_KEY = "ef-hosted-chat";
/** The session of the signed-in user (src/client/store/stored-state.ts). */
export const SESSION_KEY = "ef-session";

/**
 * Dispatched on window: by the app after each route change and on start, by the script when the cart changed.
 */
export const ROUTE_EVENT = "ef-route";
export const READY_EVENT = "ef-ready";
export const CART_EVENT = CART_KEY;
/** Dispatched on window when a promotion code was accepted or removed in this tab. */
export const PROMOTION_EVENT = PROMOTION_KEY;
/** Dispatched on window when the postal code changed in this tab; other tabs get the storage event. */
export const PLACE_EVENT = PLACE_KEY;
/** Dispatched on window at sign-in and sign-out in this tab; other tabs get the storage event. */
export const SESSION_EVENT = SESSION_KEY;
/** Dispatched on window when the visitor changed the analytics consent. */
export const CHOICE_EVENT = "ef-choice";

/** Dispatched on window when the vehicle changed in this tab; other tabs get the storage event. */
export const VEHICLE_EVENT = VEHICLE_STORAGE_KEY;

export type Severity = "success" | "warning" | "info" | "error";
