/** Tests of the account rules: every REST call (CALL-11) and every sentence fixed word for word. */
import { existsSync, readFileSync } from "node:fs";
import { MESSAGES } from "#contract/messages";
import { REST, type RestName } from "#contract/rest/endpoints";
import { ADMIN_PROOFS, REPORT_PROOFS, type Proof } from "../support/people/admin-proofs";

const SIGN_UP = "tests/integration/people/auth-sign-up.test.ts";
const SIGN_IN = "tests/integration/people/auth-sign-in.test.ts";
const PASSWORDS = "tests/integration/people/auth-passwords.test.ts";
const SESSIONS = "tests/integration/people/sessions.test.ts";
const SECOND_FACTOR = "tests/integration/people/second-factor.test.ts";
const DEVICES = "tests/integration/people/devices.test.ts";
const LIMITS = "tests/integration/hosts/rate-limits.test.ts";
const STAFF = "tests/integration/people/staff.test.ts";
const ACTS = "tests/integration/people/staff-acts.test.ts";
const USERS = "tests/integration/people/staff-users.test.ts";
const CARE = "tests/integration/people/customer-care.test.ts";
const PROFILE = "tests/integration/people/customers-profile.test.ts";
const DATA = "tests/integration/people/customers-data.test.ts";
const SOCIAL = "tests/integration/people/social-login.test.ts";
const MARKETING = "tests/integration/messaging/marketing.test.ts";
const NEWSLETTER = "tests/integration/messaging/newsletter.test.ts";
const ALERTS = "tests/integration/catalogue/stock-alerts.test.ts";
const PRIVACY = "tests/integration/leases/lease-privacy.test.ts";
const DRAFTS = "tests/integration/leases/lease-drafts.test.ts";
const MONEY = "tests/integration/payments/payment-exceptions.test.ts";
const VIEWS = "tests/integration/catalogue/saved-views.test.ts";
const MARKETING_ADMIN = "tests/integration/messaging/marketing-admin.test.ts";
const VEHICLES = "tests/integration/catalogue/vehicles.test.ts";
const CLIENT = "tests/integration/people/client-session.test.ts";
const DEFAULTS = "src/client/http/send-request.test.ts";
const DEFAULT = "a server without a message uses the default of %s: %s";
const ADDRESSES = "are added, listed newest first with the default before them, changed and deleted";

/** Every call (CALL-11). */
const CALLS: Readonly<Record<RestName, Proof>> = {
  login: [SIGN_IN, "returns a session, whatever the case of the address"],
  refreshToken: [SESSIONS, "returns three new tokens, valid on every host"],
  register: [SIGN_UP, "leads through the emailed code to a session, and the code works once"],
  enrolSecondFactor: [SECOND_FACTOR, "is set up at the first sign-in, and required at the next"],
  verifySecondFactor: [SECOND_FACTOR, "is set up at the first sign-in, and required at the next"],
  resetSecondFactor: [SECOND_FACTOR, "is reset by a super admin only, which ends the sessions"],
  verifyAccount: [SIGN_UP, "leads through the emailed code to a session, and the code works once"],
  resendVerificationCode: [SIGN_UP, "is resent on request, and the earlier one is invalid"],
  socialStart: [
    SOCIAL,
    "the start address carries PKCE, state and nonce, and no two starts share any of them",
  ],
  socialVerify: [SOCIAL, "a new visitor signs in with a verified address and gets an account at once"],
  forgotPassword: [PASSWORDS, "gets the same response for an unknown address, and no email is sent"],
  resetPassword: [PASSWORDS, "is reset with the emailed code, once, and ends every session"],
  changePassword: [PASSWORDS, "is changed with the current one, which signs out all other sessions"],
  logout: [SESSIONS, "by signing out; the user's other sessions continue"],
  contact: [MARKETING, "a contact request is stored encrypted and emailed to support, who can reply to it"],
  subscribe: [
    NEWSLETTER,
    "an address subscribes by its email's link, once, and gets the same response each time it is entered",
  ],
  confirmSubscription: [
    NEWSLETTER,
    "an address subscribes by its email's link, once, and gets the same response each time it is entered",
  ],
  unsubscribe: [
    NEWSLETTER,
    "every newsletter email can be unsubscribed by one click (RFC 8058) and by its link",
  ],
  requestStockAlert: [ALERTS, "a confirmed alert is emailed once when the product is back, and deleted"],
  confirmStockAlert: [ALERTS, "a confirmed alert is emailed once when the product is back, and deleted"],
  endStockAlert: [ALERTS, "the email's link ends the alert, and a used link confirms nothing"],
  endWatch: [
    "tests/integration/catalogue/saved.test.ts",
    "end at once by the unsubscribe link, for people and for mail programs, and an unsent one is withdrawn",
  ],
  listVehicleYears: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and its original sizes",
  ],
  listVehicleMakes: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and its original sizes",
  ],
  listVehicleModels: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and its original sizes",
  ],
  listVehicleTrims: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and its original sizes",
  ],
  getVehicleFitment: [VEHICLES, "a staggered fitment is a front and a rear pair of one set"],
  downloadInvoice: ["tests/integration/orders/invoices.test.ts", "the PDF has the same figures"],
  downloadReturnLabel: [
    "tests/integration/orders/return-labels.test.ts",
    "the customer downloads it as a PDF, and nobody else",
  ],
  mailOrderLink: [
    "tests/integration/orders/order-link.test.ts",
    "one email brings a link that opens the order",
  ],
  states: [PROFILE, "the states are listed value to label, for everyone"],
  getProfile: [PROFILE, "is read and changed, and the next read has the change"],
  updateProfile: [PROFILE, "saved by the checkout shows no message of its own"],
  listAddresses: [PROFILE, ADDRESSES],
  addAddress: [PROFILE, ADDRESSES],
  updateAddress: [PROFILE, ADDRESSES],
  deleteAddress: [PROFILE, ADDRESSES],
  deleteAddressByQuery: [PROFILE, "are deleted by an id in the query too"],
  checkLeaseArea: [DRAFTS, "the postal code is checked first for states without leasing"],
  saveLeaseDraft: [DRAFTS, "are saved step by step, and continued on another device"],
  getLeaseDraft: [DRAFTS, "are saved step by step, and continued on another device"],
  deleteLeaseDraft: [DRAFTS, "are saved step by step, and continued on another device"],
  saveGuestLeaseDraft: [DRAFTS, "of a guest are opened by their key only"],
  getGuestLeaseDraft: [DRAFTS, "of a guest are opened by their key only"],
  deleteGuestLeaseDraft: [DRAFTS, "of a guest are opened by their key only"],
  mailGuestLeaseDraft: [
    "tests/integration/leases/lease-mails.test.ts",
    "a guest is emailed the link to a draft, up to the limit",
  ],
  readLeaseData: [PRIVACY, "are read by staff with leases.pii, a code and a reason, and that is audited"],
  listCustomers: [CARE, "is paginated, newest first, without staff and deleted customers"],
  getCustomer: [CARE, "is shown with addresses and devices, and staff are not customers"],
  listCustomerSessions: [CARE, "is shown with addresses and devices, and staff are not customers"],
  listCustomerAddresses: [CARE, "has addresses added and deleted, and the change is audited"],
  getCustomerSaved: [
    "tests/integration/people/account-view.test.ts",
    "staff see a customer's wish list and saved searches, without the share key",
  ],
  addCustomerAddress: [CARE, "has addresses added and deleted, and the change is audited"],
  deleteCustomerAddress: [CARE, "has addresses added and deleted, and the change is audited"],
  updateCustomer: [CARE, "has a profile changed by the form's rules, with the changed fields audited"],
  changeCustomerPassword: [CARE, "gets a new password, which ends their sessions at once and is emailed"],
  setCustomerStatus: [CARE, "is deactivated, which signs them out at once and for good, and reactivated"],
  listUsers: [
    USERS,
    "staff are listed by rank, without customers, and a single user shows the effective permissions",
  ],
  getUser: [
    USERS,
    "staff are listed by rank, without customers, and a single user shows the effective permissions",
  ],
  setUserStatus: [USERS, "signs a user out at once; reactivation lets them in again"],
  updatePermissions: [
    USERS,
    "are replaced by a full list, at once, with a new code; null restores the role's",
  ],
  addUser: [STAFF, "an admin adds a support user, who sets a password with the emailed code"],
  listMoneyCases: [MONEY, "the list is sorted, filtered, paginated and counted, and reports unknown totals"],
  countMoneyCases: [MONEY, "the list is sorted, filtered, paginated and counted, and reports unknown totals"],
  getMoneyCase: [MONEY, "the list is sorted, filtered, paginated and counted, and reports unknown totals"],
  addPaymentExceptionNote: [
    MONEY,
    "a handled exception leaves the list with its note, and returns when the amount changes",
  ],
  exportOrders: [
    "tests/integration/orders/order-export.test.ts",
    "the export has every order once, in list order, with the date in its name",
  ],
  listViews: [VIEWS, "a view is visible to its owner, and to all staff once shared"],
  addView: [VIEWS, "a view is visible to its owner, and to all staff once shared"],
  updateView: [VIEWS, "only the owner renames and deletes a view"],
  deleteView: [VIEWS, "only the owner renames and deletes a view"],
  ...ADMIN_PROOFS,
  ...REPORT_PROOFS,
  listContactRequests: [
    MARKETING_ADMIN,
    "a contact request is open until it is recorded as answered, by whom and when",
  ],
  answerContactRequest: [
    MARKETING_ADMIN,
    "a contact request is open until it is recorded as answered, by whom and when",
  ],
  reopenContactRequest: [
    MARKETING_ADMIN,
    "a request marked as answered by mistake is reopened, and an emailed one is not",
  ],
  exportSubscribers: [
    MARKETING_ADMIN,
    "the newsletter export has confirmed subscribers, safe to open in a spreadsheet",
  ],
  replyToContact: [MARKETING_ADMIN, "a contact request is answered by email once, and stores the answer"],
  listSubscribers: [MARKETING_ADMIN, "the newsletter lists confirmed subscribers only"],
  exportAudit: [ACTS, "the audit log is exported as filtered, and the export is an entry itself"],
  sumRefunds: [ACTS, "totals separate refunds from cancellations"],
  listAudit: [ACTS, "the audit log is exported as filtered, and the export is an entry itself"],
  listSessions: [DEVICES, "an owner sees the signed-in devices, with the current one marked"],
  endSession: [DEVICES, "an owner signs one of them out, but no other user's"],
  endOtherSessions: [DEVICES, "an owner signs all the others out"],
  listSignIns: [SIGN_IN, "is recorded in the owner's history, with its network address"],
  exportAccount: [DATA, "contains all stored data, and no secret"],
  deleteAccount: [DATA, "needs the password, erases the person, ends the sessions and sends an email"],
};

/** The default messages of the calls (CALL-8), word for word. */
const SENTENCES: readonly (readonly [sentence: string, ...proof: Proof])[] = [
  ["Login Successful", SIGN_IN, "returns a session, whatever the case of the address"],
  ["User not registered with us.", DEFAULTS, DEFAULT],
  ["Address added successfully.", PROFILE, ADDRESSES],
  ["Address deleted successfully.", PROFILE, ADDRESSES],
  ["Address updated successfully.", PROFILE, ADDRESSES],
  [
    "We have received your request. We will get in touch with you soon.",
    MARKETING,
    "a contact request is stored encrypted and emailed to support, who can reply to it",
  ],
  ["Please connect after some time", MARKETING, "requests are limited per network address"],
  ["Successful", SESSIONS, "by signing out; the user's other sessions continue"],
  [
    "Something went wrong. Please try again.",
    CLIENT,
    "ends here even when the server is unreachable, and says so",
  ],
  ["Please try after some time", DEFAULTS, DEFAULT],
  [
    "Seems like something is missing. Please try after some time.",
    "src/features/auth/reset-password-screen.test.tsx",
    "a success without data says that something is missing",
  ],
  ["User could not be found", SESSIONS, "but not by a sign-out without the shop's tokens"],
  [
    "Could not logout user. Kindly try after some time",
    CLIENT,
    "ends here even when the server is unreachable, and says so",
  ],
  [
    "User registered successfully",
    SIGN_UP,
    "leads through the emailed code to a session, and the code works once",
  ],
  [
    "User could not be registered successfully",
    SIGN_UP,
    "with an invalid form reports that nobody was registered, and each field's error",
  ],
  [
    "Could not register user. Kindly try after some time",
    LIMITS,
    "an email address is registered five times an hour from one place, and emailed five times in all",
  ],
  [
    "Verification Code sent to your registered email",
    SIGN_UP,
    "is resent on request, and the earlier one is invalid",
  ],
  [
    "Verification Code could not be sent to your registered email",
    LIMITS,
    "by requesting new ones stops at five codes an hour, so that brute force is hopeless",
  ],
  [
    "User verified successfully",
    SIGN_UP,
    "leads through the emailed code to a session, and the code works once",
  ],
  ["User could not be verified successfully", SIGN_UP, "in an impossible format is rejected on its field"],
  ["Could not verify user. Kindly try re-verifying email", DEFAULTS, DEFAULT],
  [
    "User added to our subscription list",
    NEWSLETTER,
    "an address subscribes by its email's link, once, and gets the same response each time it is entered",
  ],
  ["User could not be added to our subscription list", MARKETING, "requests are limited per network address"],
  ["User Profile updated successfully.", PROFILE, "is read and changed, and the next read has the change"],
  [
    "New Customer executive Added successfully.",
    STAFF,
    "an admin adds a support user, who sets a password with the emailed code",
  ],
  ["You have no access to this page", STAFF, "a %s cannot add users"],
];

const sentences = new Set(
  Object.values(MESSAGES).flatMap((group) => Object.values(group as Record<string, unknown>)),
);

function expectTest(file: string, title: string): void {
  expect({ file, exists: existsSync(file) }).toEqual({ file, exists: true });
  const source = readFileSync(file, "utf8");
  const isThere = ['"', "'", "`"].some((quote) => source.includes(`${quote}${title}${quote}`));
  expect({ file, title, isThere }).toEqual({ file, title, isThere: true });
}

test.each(Object.entries(CALLS))("the call %s is tested", (name, [file, title]) => {
  expect(REST).toHaveProperty(name);
  expectTest(file, title);
});

test.each(SENTENCES)("the sentence '%s' is exact and is tested", (sentence, file, title) => {
  expect(sentences).toContain(sentence);
  expectTest(file, title);
});

test("the published calls keep their methods and addresses", () => {
  const published: readonly (readonly [RestName, string])[] = [
    ["login", "POST /account/login"],
    ["refreshToken", "POST /account/refreshToken"],
    ["register", "POST /account/register"],
    ["verifyAccount", "POST /account/verifyAccount"],
    ["resendVerificationCode", "POST /account/resendVerificationCode"],
    ["socialStart", "POST /socialaccount/initiate"],
    ["socialVerify", "POST /socialaccount/register"],
    ["forgotPassword", "POST /account/forgotPassword"],
    ["resetPassword", "POST /account/confirmForgotPassword"],
    ["logout", "GET /account/logout"],
    ["contact", "POST /account/contactus"],
    ["subscribe", "POST /account/subscribe"],
    ["states", "GET /account/states"],
    ["getProfile", "GET /user/profile/get"],
    ["updateProfile", "PUT /user/profile/update"],
    ["listAddresses", "GET /user/address/getAll"],
    ["addAddress", "POST /user/address/add"],
    ["updateAddress", "PUT /user/address/update"],
    ["deleteAddress", "DELETE /user/address/delete/:id"],
    ["addUser", "POST /account/addUser"],
  ];

  for (const [name, address] of published) expect(`${REST[name].method} ${REST[name].path}`).toBe(address);
});
