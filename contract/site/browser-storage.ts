/**
 * Everything the site stores in a browser, as the privacy page lists it (MARKETING-3); a test compares it with the
 * code.
 */
import { ATTRIBUTION_DAYS } from "../analytics/attribution";
import { LIMITS } from "../limits";

export interface BrowserStorageEntry {
  readonly name: string;
  readonly place: typeof COOKIE | typeof LOCAL | typeof SESSION;
  readonly purpose: string;
  readonly life: string;
}

const COOKIE = "Cookie";
const LOCAL = "Local storage";
const SESSION = "Session storage";
const UNTIL_CLEARED = "Until you clear it";
const UNTIL_ORDERED = "Until the order is placed or you close the tab";
const THIS_TAB = "Until you close the tab";
const SIGNED_IN = "Until you sign out";
const A_MOMENT = "A few seconds";

const ATTRIBUTION: readonly BrowserStorageEntry[] = Object.entries(ATTRIBUTION_DAYS).map(([name, days]) => ({
  name,
  place: COOKIE,
  purpose:
    "The ad or partner you came from. Not stored if you opt out at the bottom of a page or your browser sends Global Privacy Control.",
  life: `${days} days`,
}));

export const BROWSER_STORAGE: readonly BrowserStorageEntry[] = [
  {
    name: "auth",
    place: COOKIE,
    purpose: "Shows that you’re signed in.",
    life: "5 days, or until you sign out",
  },
  {
    name: "device",
    place: COOKIE,
    purpose: "Recognizes a device you’ve signed in on before, so strangers can’t lock you out.",
    life: "180 days",
  },
  ...ATTRIBUTION,
  {
    name: "ef-attribution",
    place: LOCAL,
    purpose:
      "Counts your visit once, under a number that says nothing about you, and what first brought you here. Not stored if you opt out at the bottom of a page or your browser sends Global Privacy Control.",
    life: "Until you clear it; what first brought you here counts for 30 days",
  },
  {
    name: "ef-uncounted",
    place: COOKIE,
    purpose: "Remembers not to count your visits, because you opted out or our staff have signed in here.",
    life: "A year, or until you change your choice",
  },
  {
    name: "ef-agreed",
    place: LOCAL,
    purpose: "Remembers that you allowed analytics.",
    life: "Until you change your choice or clear it",
  },
  {
    name: "ef-landing",
    place: SESSION,
    purpose:
      "The kind of page your visit started on. Not stored if you opt out at the bottom of a page or your browser sends Global Privacy Control.",
    life: THIS_TAB,
  },
  { name: "ef-cart", place: LOCAL, purpose: "What is in your cart.", life: UNTIL_CLEARED },
  {
    name: "ef-columns",
    place: LOCAL,
    purpose: "For staff: the columns you chose for back-office lists.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-bell",
    place: LOCAL,
    purpose: "For staff: how much was waiting when you last checked the back-office bell, without your name.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-single-keys",
    place: LOCAL,
    purpose: "For staff: that you turned off single-letter shortcuts in the back office, without your name.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-cart-account",
    place: LOCAL,
    purpose: "A copy of your account’s cart.",
    life: SIGNED_IN,
  },
  {
    name: "ef-cart-prices",
    place: LOCAL,
    purpose: "What you last saw of the products in your cart, so we can tell you what changed.",
    life: SIGNED_IN,
  },
  {
    name: "ef-zip",
    place: LOCAL,
    purpose: "Your ZIP code, to show prices with tax and delivery.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-vehicle",
    place: LOCAL,
    purpose: "The vehicle you chose, to show which tires and wheels fit it.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-searches",
    place: LOCAL,
    purpose: "Your last five searches, suggested when you search again.",
    life: SIGNED_IN,
  },
  {
    name: "ef-compare",
    place: LOCAL,
    purpose: "The products you’re comparing.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-wishes",
    place: LOCAL,
    purpose: "Your wish list, until you sign in; then it moves to your account.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-account-wishes",
    place: LOCAL,
    purpose: "The products on your account’s wish list, to mark them on their pictures.",
    life: SIGNED_IN,
  },
  {
    name: "ef-account-searches",
    place: LOCAL,
    purpose: "The searches saved in your account, to suggest them next to the tire and wheel finder.",
    life: SIGNED_IN,
  },
  {
    name: "ef-saved-searches",
    place: LOCAL,
    purpose: "The searches you saved, until you sign in; then they move to your account.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-seen",
    place: LOCAL,
    purpose: "The products you viewed last, to show them again.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-session",
    place: LOCAL,
    purpose: "Keeps you signed in.",
    life: `${LIMITS.session.refreshTokenDays} days after your last visit, or until you sign out`,
  },
  {
    name: "ef-chat",
    place: LOCAL,
    purpose:
      "Opens your conversation with our staff, and saves what you started to write or couldn’t send yet.",
    life: `${LIMITS.chat.tokenDays} days after you last opened it, or until you sign out`,
  },
  {
    name: "ef-hosted-chat",
    place: LOCAL,
    purpose:
      "If another company runs our chat: who it identified you as, so the next person can’t read your messages.",
    life: SIGNED_IN,
  },
  {
    name: "ef-approver",
    place: LOCAL,
    purpose: "The leasing company that approved you and until when, to show you its plans.",
    life: SIGNED_IN,
  },
  {
    name: "ef-lease-credit",
    place: LOCAL,
    purpose: "What’s left of your lease approval, for your account menu.",
    life: SIGNED_IN,
  },
  {
    name: "ef-order-key",
    place: LOCAL,
    purpose: "Makes sure you place an order only once, even if it’s sent again.",
    life: "12 hours, or until the order is placed",
  },
  {
    name: "ef-renew-session",
    place: LOCAL,
    purpose: "Lets one tab at a time renew your session.",
    life: A_MOMENT,
  },
  {
    name: "ef-cart-turn",
    place: LOCAL,
    purpose: "Lets one tab at a time change your cart.",
    life: A_MOMENT,
  },
  {
    name: "ef-click",
    place: SESSION,
    purpose: "Remembers that the partner you came from was notified of your visit, so it’s notified once.",
    life: THIS_TAB,
  },
  {
    name: "ef-checkout",
    place: SESSION,
    purpose: "What you entered at checkout, so reloading loses nothing.",
    life: UNTIL_ORDERED,
  },
  {
    name: "ef-promotion",
    place: SESSION,
    purpose: "The promotion code you entered in the cart or at checkout, so both have it.",
    life: UNTIL_ORDERED,
  },
  {
    name: "ef-order-links",
    place: SESSION,
    purpose: "Opens a guest’s orders in this tab.",
    life: THIS_TAB,
  },
  {
    name: "ef-lease-key",
    place: SESSION,
    purpose: "Opens a guest’s lease application in this tab.",
    life: THIS_TAB,
  },
  {
    name: "ef-lease-input",
    place: SESSION,
    purpose:
      "What you entered in a lease application and haven’t saved yet, so reloading loses nothing. Never your Social Security number, date of birth or bank numbers.",
    life: "Until the application is sent, you sign out or you close the tab",
  },
  {
    name: "ef-form-drafts",
    place: SESSION,
    purpose:
      "For our staff: what they typed and haven’t saved yet, so signing in again loses nothing. Never passwords.",
    life: "Until it’s saved, you sign out or you close the tab",
  },
  {
    name: "ef-listing",
    place: SESSION,
    purpose: "The list you came from, so you can go back.",
    life: THIS_TAB,
  },
  { name: "ef-return", place: SESSION, purpose: "Your place in the list.", life: THIS_TAB },
  {
    name: "ef-social",
    place: SESSION,
    purpose: "A sign-in with another provider in progress.",
    life: "Until you’re back",
  },
  {
    name: "returnURL",
    place: SESSION,
    purpose: "The page to open after you sign in.",
    life: "Until you sign in",
  },
];
