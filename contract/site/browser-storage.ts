/**
 * Everything the site stores in a browser, as the privacy page lists it (MARKETING-3); a test compares it with the
 * code.
 */
import { ATTRIBUTION_DAYS } from "../analytics/attribution";
import { LIMITS } from "../limits";

export interface KeptInBrowser {
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

const ATTRIBUTION: readonly KeptInBrowser[] = Object.entries(ATTRIBUTION_DAYS).map(([name, days]) => ({
  name,
  place: COOKIE,
  purpose:
    "Which advertisement or partner you came from. Not kept when you refuse at the foot of a page, or your browser sends Global Privacy Control.",
  life: `${days} days`,
}));

export const KEPT_IN_BROWSER: readonly KeptInBrowser[] = [
  {
    name: "auth",
    place: COOKIE,
    purpose: "Says that you are signed in.",
    life: "5 days, or until you sign out",
  },
  {
    name: "device",
    place: COOKIE,
    purpose: "Knows a device you signed in on before, so that strangers cannot lock you out.",
    life: "180 days",
  },
  ...ATTRIBUTION,
  {
    name: "ef-attribution",
    place: LOCAL,
    purpose:
      "Counts your visit once, under a number that says nothing of you, and what first led you here. Not kept when you refuse at the foot of a page, or your browser sends Global Privacy Control.",
    life: "Until you clear it; what first led you here counts for 30 days",
  },
  {
    name: "ef-uncounted",
    place: COOKIE,
    purpose:
      "Remembers that your visits are not to be counted: you refused, or our staff have signed in here.",
    life: "A year, or until you choose otherwise",
  },
  {
    name: "ef-agreed",
    place: LOCAL,
    purpose: "Remembers that you have agreed to the counting of your visits.",
    life: "Until you choose otherwise or clear it",
  },
  {
    name: "ef-landing",
    place: SESSION,
    purpose:
      "The kind of page your visit began with. Not kept when you refuse at the foot of a page, or your browser sends Global Privacy Control.",
    life: THIS_TAB,
  },
  { name: "ef-cart", place: LOCAL, purpose: "What is in your cart.", life: UNTIL_CLEARED },
  {
    name: "ef-columns",
    place: LOCAL,
    purpose: "For staff: which columns of the lists of the back office you have chosen.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-bell",
    place: LOCAL,
    purpose:
      "For staff: how much waited when you last looked at the bell of the back office, without your name.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-single-keys",
    place: LOCAL,
    purpose: "For staff: that single letters are no shortcuts for you in the back office, without your name.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-cart-account",
    place: LOCAL,
    purpose: "A copy of the cart of your account.",
    life: SIGNED_IN,
  },
  {
    name: "ef-cart-prices",
    place: LOCAL,
    purpose: "What you saw of the products in your cart, so that we can tell you what changed.",
    life: SIGNED_IN,
  },
  {
    name: "ef-zip",
    place: LOCAL,
    purpose: "Your ZIP code, for which prices with tax and delivery are shown.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-vehicle",
    place: LOCAL,
    purpose: "The vehicle you chose, to say which tires and wheels fit it.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-searches",
    place: LOCAL,
    purpose: "Your last five searches, offered when you search again.",
    life: SIGNED_IN,
  },
  {
    name: "ef-compare",
    place: LOCAL,
    purpose: "The products you compare.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-wishes",
    place: LOCAL,
    purpose: "Your wish list until you sign in; then it is in your account.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-account-wishes",
    place: LOCAL,
    purpose: "Which products are on your account's wish list, to mark them on their pictures.",
    life: SIGNED_IN,
  },
  {
    name: "ef-account-searches",
    place: LOCAL,
    purpose: "The searches your account keeps, to offer them beside the finder of tires and wheels.",
    life: SIGNED_IN,
  },
  {
    name: "ef-saved-searches",
    place: LOCAL,
    purpose: "The searches you saved, until you sign in; then they are in your account.",
    life: UNTIL_CLEARED,
  },
  {
    name: "ef-seen",
    place: LOCAL,
    purpose: "The last products you looked at, to show them to you again.",
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
      "Opens your conversation with our staff, and keeps what you have begun to write or what could not be sent yet.",
    life: `${LIMITS.chat.tokenDays} days after you last opened it, or until you sign out`,
  },
  {
    name: "ef-hosted-chat",
    place: LOCAL,
    purpose:
      "Where another company runs our chat: whom it took you for, so that nobody after you reads your words.",
    life: SIGNED_IN,
  },
  {
    name: "ef-approver",
    place: LOCAL,
    purpose: "The leasing company that approved you and until when, so that you see its plans.",
    life: SIGNED_IN,
  },
  {
    name: "ef-lease-credit",
    place: LOCAL,
    purpose: "What is left of your lease approval, for the menu of your account.",
    life: SIGNED_IN,
  },
  {
    name: "ef-order-key",
    place: LOCAL,
    purpose: "Makes one order of one press of the button, however often it is sent.",
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
    purpose: "Remembers that the partner you came through was told of your visit, so that it is told once.",
    life: THIS_TAB,
  },
  {
    name: "ef-checkout",
    place: SESSION,
    purpose: "What you typed at the checkout, so that a reload loses nothing.",
    life: UNTIL_ORDERED,
  },
  {
    name: "ef-promotion",
    place: SESSION,
    purpose: "The promotion code you gave in the cart or at the checkout, so that both know it.",
    life: UNTIL_ORDERED,
  },
  {
    name: "ef-order-links",
    place: SESSION,
    purpose: "Opens the orders of a guest in this tab.",
    life: THIS_TAB,
  },
  {
    name: "ef-lease-key",
    place: SESSION,
    purpose: "Opens the lease application of a guest in this tab.",
    life: THIS_TAB,
  },
  {
    name: "ef-lease-input",
    place: SESSION,
    purpose:
      "What you typed into a lease application and did not save yet, so that a reload loses nothing. Never your social security number, date of birth or bank numbers.",
    life: "Until the application is sent, you sign out or you close the tab",
  },
  {
    name: "ef-listing",
    place: SESSION,
    purpose: "The list you came from, for the way back.",
    life: THIS_TAB,
  },
  { name: "ef-return", place: SESSION, purpose: "Where on the list you were.", life: THIS_TAB },
  {
    name: "ef-social",
    place: SESSION,
    purpose: "A sign-in by another provider under way.",
    life: "Until you are back",
  },
  {
    name: "returnURL",
    place: SESSION,
    purpose: "The page to go to after you signed in.",
    life: "Until you signed in",
  },
];
