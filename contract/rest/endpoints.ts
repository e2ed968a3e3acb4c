/** The REST calls (CALL-11): one table for the server's routes, the storefront's client and the tests. */
import * as yup from "yup";
import { affiliateClickAnswer, affiliateClickInput } from "../affiliates/schema";
import * as auth from "../accounts/auth";
import { stockAlertInput, stockAlertToken } from "../saved/stock-alerts";
import { CHAT_REST } from "../chat/calls";
import * as customers from "../customers/profile";
import { open, signedIn, type Endpoint } from "./endpoint";
import { OFFERS_PATH, PAGE_VIEW_PATH, SEARCH_CLICK_PATH, VISIT_PATH } from "./paths";
import * as lease from "../leases/application";
import { MESSAGES } from "../messages";
import {
  contactInput,
  confirmSubscriptionInput,
  subscribeInput,
  unsubscribeParams,
} from "../marketing/schema";
import { searchClickInput } from "../search/searches";
import { orderLinkInput } from "../orders/link";
import { offersAnswer, offersParams } from "../promotions/page-offers";
import { pageViewInput } from "../performance/schema";
import { REVIEW_REST } from "../reviews/calls";
import * as secondFactor from "../accounts/second-factor";
import { watchParams } from "../saved/schema";
import { STAFF_REST } from "./staff-endpoints";
import * as vehicles from "../vehicles/schema";
import { visitInput } from "../analytics/visits";

const byId = yup.object({ id: customers.addressId() });
const addresses = customers.addressesAnswer;

export const REST = {
  login: open("POST", "/account/login", "A session for user name and password", {
    body: auth.loginInput,
    data: secondFactor.loginAnswer,
    failed: MESSAGES.auth.loginFailed,
  }),
  enrolSecondFactor: open(
    "POST",
    "/account/secondFactor/enrol",
    "The secret of a second factor to be set up",
    {
      body: secondFactor.enrolInput,
      data: secondFactor.enrolAnswer,
    },
  ),
  verifySecondFactor: open("POST", "/account/secondFactor/verify", "A session for ticket and code", {
    body: secondFactor.secondFactorInput,
    data: secondFactor.secondFactorAnswer,
  }),
  refreshToken: open("POST", "/account/refreshToken", "New tokens for a refresh token, which is used up", {
    body: auth.refreshInput,
    data: auth.sessionAnswer,
  }),
  register: open("POST", "/account/register", "Open a customer account", {
    body: auth.registration,
    data: auth.sessionAnswer,
    refused: MESSAGES.auth.notRegistered,
    failed: MESSAGES.auth.registerFailed,
  }),
  verifyAccount: open("POST", "/account/verifyAccount", "Prove the e-mail address with the mailed code", {
    body: auth.verifyAccountInput,
    data: auth.sessionAnswer,
    takesSession: true,
    refused: MESSAGES.auth.notVerified,
    failed: MESSAGES.auth.verifyFailed,
  }),
  resendVerificationCode: open("POST", "/account/resendVerificationCode", "Mail another verification code", {
    body: auth.resendCodeInput,
    takesSession: true,
    failed: MESSAGES.auth.codeNotSent,
  }),
  socialStart: open("POST", "/socialaccount/initiate", "Address of the provider to sign in with", {
    body: auth.socialStartInput,
    data: auth.socialStartAnswer,
  }),
  socialVerify: open("POST", "/socialaccount/register", "Sign in with what the provider sent back", {
    body: auth.socialRegistration,
    data: auth.registeredAnswer,
  }),
  forgotPassword: open("POST", "/account/forgotPassword", "Mail a code to reset the password with", {
    body: auth.forgotPasswordInput,
    takesSession: true,
    failed: MESSAGES.auth.resetFailed,
  }),
  resetPassword: open("POST", "/account/confirmForgotPassword", "Set a new password with the mailed code", {
    body: auth.resetPasswordInput,
    data: auth.resetAnswer,
    refused: MESSAGES.auth.resetFailed,
    failed: MESSAGES.auth.resetFailed,
  }),
  changePassword: signedIn("PUT", "/user/password/update", "Change one's own password, sign out elsewhere", {
    body: auth.changePasswordInput,
  }),
  logout: signedIn("GET", "/account/logout", "End this session", { failed: MESSAGES.auth.logoutFailed }),
  contact: open("POST", "/account/contactus", "Send the shop a message", {
    body: contactInput,
    failed: MESSAGES.marketing.contactFailed,
  }),
  subscribe: open("POST", "/account/subscribe", "Join the newsletter", {
    body: subscribeInput,
    failed: MESSAGES.marketing.notSubscribed,
  }),
  confirmSubscription: open(
    "POST",
    "/account/subscribe/confirm",
    "Prove the address that joins the newsletter",
    {
      body: confirmSubscriptionInput,
      failed: MESSAGES.marketing.confirmationOver,
    },
  ),
  unsubscribe: open("POST", "/account/unsubscribe/:id", "Leave the newsletter", {
    params: unsubscribeParams,
    failed: MESSAGES.marketing.notSubscribed,
  }),
  askStockAlert: open("POST", "/stockAlert/add", "Ask to be told by mail when a product is back in stock", {
    body: stockAlertInput,
    failed: MESSAGES.stockAlerts.notAsked,
  }),
  confirmStockAlert: open("POST", "/stockAlert/confirm", "Confirm that by the link of the mail", {
    body: stockAlertToken,
    refused: MESSAGES.stockAlerts.unknown,
  }),
  endStockAlert: open("POST", "/stockAlert/delete", "Be told no more, by the link of the mail", {
    body: stockAlertToken,
  }),
  endWatch: open(
    "POST",
    "/watch/end/:key",
    "No more mail about a wish list or a saved search, by the link of the mail",
    {
      params: watchParams,
    },
  ),
  mailOrderLink: open(
    "POST",
    "/order/link/send",
    "Mail a link to an order of this number and e-mail address",
    {
      body: orderLinkInput,
      failed: MESSAGES.orders.linkNotSent,
    },
  ),
  ...REVIEW_REST,
  ...CHAT_REST,
  listOffers: open("GET", OFFERS_PATH, "Prices and stock of the products a page shows", {
    params: offersParams,
    data: offersAnswer,
  }),
  noteVisit: open("POST", VISIT_PATH, "Count a visit and keep where it came from", {
    body: visitInput,
    takesText: true,
  }),
  notePageView: open("POST", PAGE_VIEW_PATH, "Tell how fast a page was", {
    body: pageViewInput,
    takesText: true,
  }),
  reportAffiliateClick: open(
    "POST",
    "/affiliate/click",
    "Tell the affiliate network of the click of a visit",
    {
      body: affiliateClickInput,
      data: affiliateClickAnswer,
    },
  ),
  recordSearchClick: open(
    "POST",
    SEARCH_CLICK_PATH,
    "Count a result or suggestion of a search that was opened",
    {
      body: searchClickInput,
    },
  ),
  listVehicleYears: open("GET", "/vehicle/years", "Model years of vehicles, the newest first", {
    data: vehicles.yearsAnswer,
  }),
  listVehicleMakes: open("GET", "/vehicle/makes", "Makes of a year", {
    params: vehicles.makesParams,
    data: vehicles.makesAnswer,
  }),
  listVehicleModels: open("GET", "/vehicle/models", "Models of a make in a year", {
    params: vehicles.modelsParams,
    data: vehicles.modelsAnswer,
  }),
  listVehicleTrims: open("GET", "/vehicle/trims", "Trims of a model in a year, with their tire sizes", {
    params: vehicles.trimsParams,
    data: vehicles.trimsAnswer,
  }),
  getVehicleFitment: open("GET", "/vehicle/fitment", "The tires, wheels and hub of a vehicle", {
    params: vehicles.fitmentParams,
    data: vehicles.fitmentAnswer,
  }),
  states: open("GET", "/account/states", "The states, value to label", { data: yup.object() }),
  getProfile: signedIn("GET", "/user/profile/get", "One's own profile", {
    data: yup.object({ profile: customers.profileAnswer }),
  }),
  updateProfile: signedIn("PUT", "/user/profile/update", "Change one's own profile", {
    body: customers.profileInput,
    data: yup.object({ profile: customers.profileAnswer }),
  }),
  listAddresses: signedIn("GET", "/user/address/getAll", "One's own addresses", { data: addresses }),
  addAddress: signedIn("POST", "/user/address/add", "Save an address", {
    body: customers.addressInput,
    data: addresses,
  }),
  updateAddress: signedIn("PUT", "/user/address/update", "Change an address", {
    body: customers.addressUpdateInput,
    data: addresses,
  }),
  deleteAddress: signedIn("DELETE", "/user/address/delete/:id", "Delete an address", {
    params: byId,
    data: addresses,
  }),
  /** The published path has no parameter: the id may come in the query. */
  deleteAddressByQuery: signedIn("DELETE", "/user/address/delete", "Delete an address named in the query", {
    params: byId,
    data: addresses,
  }),
  checkLeaseArea: open("GET", "/lease/area/:postalCode", "Whether leasing is served at a postal code", {
    params: lease.leaseAreaParams,
    data: lease.leaseAreaAnswer,
  }),
  saveLeaseDraft: signedIn("PUT", "/user/lease/draft/save", "Save a step of one's lease application", {
    body: lease.leaseDraftInput,
    data: lease.leaseDraftAnswer,
  }),
  getLeaseDraft: signedIn("GET", "/user/lease/draft/get", "What is saved of one's lease application", {
    data: lease.leaseDraftAnswer,
  }),
  deleteLeaseDraft: signedIn(
    "DELETE",
    "/user/lease/draft/delete",
    "Delete one's lease application before it is sent",
  ),
  saveGuestLeaseDraft: open("PUT", "/lease/draft/save", "Save a step of a guest's lease application", {
    body: lease.guestLeaseDraftInput,
    data: lease.guestLeaseDraftAnswer,
  }),
  /** By POST, because addresses are logged and remembered. */
  getGuestLeaseDraft: open("POST", "/lease/draft/get", "What is saved of a guest's lease application", {
    body: lease.guestLeaseDraftKey,
    data: lease.leaseDraftAnswer,
  }),
  mailGuestLeaseDraft: open("POST", "/lease/draft/mail", "Mail a guest the link to go on with", {
    body: lease.guestLeaseDraftKey,
  }),
  deleteGuestLeaseDraft: open(
    "POST",
    "/lease/draft/delete",
    "Delete a guest's lease application before it is sent",
    {
      body: lease.guestLeaseDraftKey,
    },
  ),
  listSessions: signedIn("GET", "/user/sessions/getAll", "The devices one is signed in on", {
    data: yup.object({ sessions: yup.array(auth.deviceAnswer.required()).required() }),
  }),
  endSession: signedIn("DELETE", "/user/sessions/delete/:id", "Sign one device out", { params: byId }),
  endOtherSessions: signedIn("DELETE", "/user/sessions/deleteOthers", "Sign all other devices out"),
  listSignIns: signedIn("GET", "/user/signins/getAll", "The last attempts to sign in", {
    data: yup.object({ signIns: yup.array(auth.signInAnswer.required()).required() }),
  }),
  exportAccount: signedIn("GET", "/user/account/export", "Everything the shop keeps about oneself", {
    data: yup.object(),
  }),
  deleteAccount: signedIn("POST", "/user/account/delete", "Delete one's own account", {
    body: customers.deleteAccountInput,
  }),
  ...STAFF_REST,
} as const;

export type RestName = keyof typeof REST;
type ShapesOf<Name extends RestName> =
  (typeof REST)[Name] extends Endpoint<infer Body, infer Params, infer Data>
    ? { body: Body; params: Params; data: Data }
    : never;
export type BodyOf<Name extends RestName> = ShapesOf<Name>["body"];
export type ParamsOf<Name extends RestName> = ShapesOf<Name>["params"];
export type DataOf<Name extends RestName> = ShapesOf<Name>["data"];
