/**
 * The REST calls (CALL-11): a single table for the server's routes, the storefront's client and the tests.
 */
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
import { orderAccessInput, orderLinkInput } from "../orders/link";
import { returnAccessInput } from "../orders/returning/returns";
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
  login: open("POST", "/account/login", "Sign in with username and password", {
    body: auth.loginInput,
    data: secondFactor.loginAnswer,
    failed: MESSAGES.auth.loginFailed,
  }),
  enrolSecondFactor: open("POST", "/account/secondFactor/enrol", "Start second-factor setup", {
    body: secondFactor.enrolInput,
    data: secondFactor.enrolAnswer,
  }),
  verifySecondFactor: open("POST", "/account/secondFactor/verify", "Sign in with ticket and code", {
    body: secondFactor.secondFactorInput,
    data: secondFactor.secondFactorAnswer,
  }),
  refreshToken: open("POST", "/account/refreshToken", "Exchange a refresh token for new tokens", {
    body: auth.refreshInput,
    data: auth.sessionAnswer,
  }),
  register: open("POST", "/account/register", "Create a customer account", {
    body: auth.registration,
    data: auth.sessionAnswer,
    refused: MESSAGES.auth.notRegistered,
    failed: MESSAGES.auth.registerFailed,
  }),
  verifyAccount: open("POST", "/account/verifyAccount", "Verify an email address with its code", {
    body: auth.verifyAccountInput,
    data: auth.sessionAnswer,
    takesSession: true,
    refused: MESSAGES.auth.notVerified,
    failed: MESSAGES.auth.verifyFailed,
  }),
  resendVerificationCode: open("POST", "/account/resendVerificationCode", "Resend the verification code", {
    body: auth.resendCodeInput,
    takesSession: true,
    failed: MESSAGES.auth.codeNotSent,
  }),
  socialStart: open("POST", "/socialaccount/initiate", "Get the sign-in URL of a provider", {
    body: auth.socialStartInput,
    data: auth.socialStartAnswer,
  }),
  socialVerify: open("POST", "/socialaccount/register", "Sign in with a provider's response", {
    body: auth.socialRegistration,
    data: auth.registeredAnswer,
  }),
  forgotPassword: open("POST", "/account/forgotPassword", "Email a password reset code", {
    body: auth.forgotPasswordInput,
    takesSession: true,
    failed: MESSAGES.auth.resetFailed,
  }),
  resetPassword: open("POST", "/account/confirmForgotPassword", "Reset the password with a code", {
    body: auth.resetPasswordInput,
    data: auth.resetAnswer,
    refused: MESSAGES.auth.resetFailed,
    failed: MESSAGES.auth.resetFailed,
  }),
  changePassword: signedIn("PUT", "/user/password/update", "Change your password and end other sessions", {
    body: auth.changePasswordInput,
  }),
  logout: signedIn("GET", "/account/logout", "End the session", { failed: MESSAGES.auth.logoutFailed }),
  contact: open("POST", "/account/contactus", "Send a contact request", {
    body: contactInput,
    failed: MESSAGES.marketing.contactFailed,
  }),
  subscribe: open("POST", "/account/subscribe", "Subscribe to the newsletter", {
    body: subscribeInput,
    failed: MESSAGES.marketing.notSubscribed,
  }),
  confirmSubscription: open("POST", "/account/subscribe/confirm", "Confirm a newsletter subscription", {
    body: confirmSubscriptionInput,
    failed: MESSAGES.marketing.confirmationOver,
  }),
  unsubscribe: open("POST", "/account/unsubscribe/:id", "Unsubscribe from the newsletter", {
    params: unsubscribeParams,
    failed: MESSAGES.marketing.notSubscribed,
  }),
  requestStockAlert: open("POST", "/stockAlert/add", "Subscribe to a stock alert", {
    body: stockAlertInput,
    failed: MESSAGES.stockAlerts.notRequested,
  }),
  confirmStockAlert: open("POST", "/stockAlert/confirm", "Confirm a stock alert", {
    body: stockAlertToken,
    refused: MESSAGES.stockAlerts.unknown,
  }),
  endStockAlert: open("POST", "/stockAlert/delete", "Unsubscribe from a stock alert", {
    body: stockAlertToken,
  }),
  endWatch: open("POST", "/watch/end/:key", "Unsubscribe from wish list or search alerts", {
    params: watchParams,
  }),
  mailOrderLink: open("POST", "/order/link/send", "Email a link to an order", {
    body: orderLinkInput,
    failed: MESSAGES.orders.linkNotSent,
  }),
  downloadInvoice: open("POST", "/order/invoice", "Download the invoice of an order", {
    body: orderAccessInput,
    file: "application/pdf",
    takesSession: true,
  }),
  downloadReturnLabel: open("POST", "/order/return/label", "Download the label of a requested return", {
    body: returnAccessInput,
    file: "application/pdf",
    takesSession: true,
  }),
  ...REVIEW_REST,
  ...CHAT_REST,
  listOffers: open("GET", OFFERS_PATH, "List prices and stock of a page's products", {
    params: offersParams,
    data: offersAnswer,
  }),
  recordVisit: open("POST", VISIT_PATH, "Record a visit and its source", {
    body: visitInput,
    takesText: true,
  }),
  recordPageView: open("POST", PAGE_VIEW_PATH, "Report page performance", {
    body: pageViewInput,
    takesText: true,
  }),
  reportAffiliateClick: open("POST", "/affiliate/click", "Report an affiliate click", {
    body: affiliateClickInput,
    data: affiliateClickAnswer,
  }),
  recordSearchClick: open("POST", SEARCH_CLICK_PATH, "Record a search click", {
    body: searchClickInput,
  }),
  listVehicleYears: open("GET", "/vehicle/years", "List model years, newest first", {
    data: vehicles.yearsAnswer,
  }),
  listVehicleMakes: open("GET", "/vehicle/makes", "List makes of a model year", {
    params: vehicles.makesParams,
    data: vehicles.makesAnswer,
  }),
  listVehicleModels: open("GET", "/vehicle/models", "List models of a make and year", {
    params: vehicles.modelsParams,
    data: vehicles.modelsAnswer,
  }),
  listVehicleTrims: open("GET", "/vehicle/trims", "List trims with their tire sizes", {
    params: vehicles.trimsParams,
    data: vehicles.trimsAnswer,
  }),
  getVehicleFitment: open("GET", "/vehicle/fitment", "Get a vehicle's tires, wheels and hub", {
    params: vehicles.fitmentParams,
    data: vehicles.fitmentAnswer,
  }),
  states: open("GET", "/account/states", "List US states by code", { data: yup.object() }),
  getProfile: signedIn("GET", "/user/profile/get", "Get your profile", {
    data: yup.object({ profile: customers.profileAnswer }),
  }),
  updateProfile: signedIn("PUT", "/user/profile/update", "Update your profile", {
    body: customers.profileInput,
    data: yup.object({ profile: customers.profileAnswer }),
  }),
  listAddresses: signedIn("GET", "/user/address/getAll", "List your addresses", { data: addresses }),
  addAddress: signedIn("POST", "/user/address/add", "Save a new address", {
    body: customers.addressInput,
    data: addresses,
  }),
  updateAddress: signedIn("PUT", "/user/address/update", "Update an address", {
    body: customers.addressUpdateInput,
    data: addresses,
  }),
  deleteAddress: signedIn("DELETE", "/user/address/delete/:id", "Delete an address", {
    params: byId,
    data: addresses,
  }),
  /** The published path has no parameter, so the id may be in the query. */
  deleteAddressByQuery: signedIn("DELETE", "/user/address/delete", "Delete an address by query parameter", {
    params: byId,
    data: addresses,
  }),
  checkLeaseArea: open("GET", "/lease/area/:postalCode", "Check whether leasing serves a ZIP code", {
    params: lease.leaseAreaParams,
    data: lease.leaseAreaAnswer,
  }),
  saveLeaseDraft: signedIn("PUT", "/user/lease/draft/save", "Save a step of your lease application", {
    body: lease.leaseDraftInput,
    data: lease.leaseDraftAnswer,
  }),
  getLeaseDraft: signedIn("GET", "/user/lease/draft/get", "Get your lease application draft", {
    data: lease.leaseDraftAnswer,
  }),
  deleteLeaseDraft: signedIn("DELETE", "/user/lease/draft/delete", "Delete your lease application draft"),
  saveGuestLeaseDraft: open("PUT", "/lease/draft/save", "Save a step of a guest's lease application", {
    body: lease.guestLeaseDraftInput,
    data: lease.guestLeaseDraftAnswer,
  }),
  /** POST, because URLs are logged and stored. */
  getGuestLeaseDraft: open("POST", "/lease/draft/get", "Get a guest's lease application draft", {
    body: lease.guestLeaseDraftKey,
    data: lease.leaseDraftAnswer,
  }),
  mailGuestLeaseDraft: open("POST", "/lease/draft/mail", "Email a guest the link to continue", {
    body: lease.guestLeaseDraftKey,
  }),
  deleteGuestLeaseDraft: open("POST", "/lease/draft/delete", "Delete a guest's lease application draft", {
    body: lease.guestLeaseDraftKey,
  }),
  listSessions: signedIn("GET", "/user/sessions/getAll", "List your active sessions", {
    data: yup.object({ sessions: yup.array(auth.deviceAnswer.required()).required() }),
  }),
  endSession: signedIn("DELETE", "/user/sessions/delete/:id", "End a session", { params: byId }),
  endOtherSessions: signedIn("DELETE", "/user/sessions/deleteOthers", "End all other sessions"),
  listSignIns: signedIn("GET", "/user/signins/getAll", "List recent sign-in attempts", {
    data: yup.object({ signIns: yup.array(auth.signInAnswer.required()).required() }),
  }),
  exportAccount: signedIn("GET", "/user/account/export", "Export your personal data", {
    data: yup.object(),
  }),
  deleteAccount: signedIn("POST", "/user/account/delete", "Delete the signed-in account", {
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
