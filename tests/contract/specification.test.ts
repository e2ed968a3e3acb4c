/** Where the rules about accounts are tried: every REST call (CALL-11) and every sentence that is kept word for word. */
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
const DESK = "tests/integration/messaging/marketing-admin.test.ts";
const VEHICLES = "tests/integration/catalogue/vehicles.test.ts";
const CLIENT = "tests/integration/people/client-session.test.ts";
const DEFAULTS = "src/client/http/send-request.test.ts";
const DEFAULT = "a server without one leaves it to %s: %s";
const ADDRESSES = "are added, listed newest first with the default before them, changed and deleted";

/** Every call (CALL-11). */
const CALLS: Readonly<Record<RestName, Proof>> = {
  login: [SIGN_IN, "gives a session, whatever the case of the address"],
  refreshToken: [SESSIONS, "gives three new tokens that are good at every host"],
  register: [SIGN_UP, "leads through the mailed code to a session, and the code works once"],
  enrolSecondFactor: [SECOND_FACTOR, "is set up at the first sign-in, and asked for at the next"],
  verifySecondFactor: [SECOND_FACTOR, "is set up at the first sign-in, and asked for at the next"],
  resetSecondFactor: [SECOND_FACTOR, "is reset by a super admin alone, which ends the sessions"],
  verifyAccount: [SIGN_UP, "leads through the mailed code to a session, and the code works once"],
  resendVerificationCode: [SIGN_UP, "is sent again on request, and the earlier one is dead"],
  socialStart: [
    SOCIAL,
    "the address of the start carries PKCE, state and nonce, and no two starts share any of them",
  ],
  socialVerify: [SOCIAL, "a new visitor signs in with a verified address and has an account at once"],
  forgotPassword: [PASSWORDS, "of an address nobody has answers the same, and nothing is mailed"],
  resetPassword: [PASSWORDS, "is reset with the mailed code, once, and ends every session"],
  changePassword: [PASSWORDS, "is changed with the current one, which signs out everywhere else"],
  logout: [SESSIONS, "by signing out; the user's other sessions go on"],
  contact: [MARKETING, "a contact request is kept sealed and told to the support, who can answer it"],
  subscribe: [
    NEWSLETTER,
    "an address joins by the link of its mail, once, and hears the same each time it is entered",
  ],
  confirmSubscription: [
    NEWSLETTER,
    "an address joins by the link of its mail, once, and hears the same each time it is entered",
  ],
  unsubscribe: [
    NEWSLETTER,
    "every mail of the list is left by one click, as RFC 8058 has it, and by the link for people",
  ],
  askStockAlert: [ALERTS, "who asks and confirms is mailed once when the product is back, and forgotten"],
  confirmStockAlert: [ALERTS, "who asks and confirms is mailed once when the product is back, and forgotten"],
  endStockAlert: [ALERTS, "the link of the mail ends it, and a link that is used up confirms nothing"],
  endWatch: [
    "tests/integration/catalogue/saved.test.ts",
    "they end at once by the link of the mail, for people and for mail programs, and take an unsent one back",
  ],
  listVehicleYears: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and what it came with",
  ],
  listVehicleMakes: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and what it came with",
  ],
  listVehicleModels: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and what it came with",
  ],
  listVehicleTrims: [
    VEHICLES,
    "a vehicle is found step by step: year, make, model, trim, and what it came with",
  ],
  getVehicleFitment: [VEHICLES, "a staggered fitment is a front and a rear pair of one set"],
  mailOrderLink: [
    "tests/integration/orders/order-link.test.ts",
    "one mail brings a link that opens the order",
  ],
  states: [PROFILE, "the states are listed value to label, for anybody"],
  getProfile: [PROFILE, "is read and changed, and the change is there for the next who reads"],
  updateProfile: [PROFILE, "saved by the checkout brings no message of its own"],
  listAddresses: [PROFILE, ADDRESSES],
  addAddress: [PROFILE, ADDRESSES],
  updateAddress: [PROFILE, ADDRESSES],
  deleteAddress: [PROFILE, ADDRESSES],
  deleteAddressByQuery: [PROFILE, "are deleted by an id in the query too"],
  checkLeaseArea: [DRAFTS, "the postal code tells first where nobody leases"],
  saveLeaseDraft: [DRAFTS, "are saved step by step, and gone on with on another device"],
  getLeaseDraft: [DRAFTS, "are saved step by step, and gone on with on another device"],
  deleteLeaseDraft: [DRAFTS, "are saved step by step, and gone on with on another device"],
  saveGuestLeaseDraft: [DRAFTS, "of a guest are opened by their key alone"],
  getGuestLeaseDraft: [DRAFTS, "of a guest are opened by their key alone"],
  deleteGuestLeaseDraft: [DRAFTS, "of a guest are opened by their key alone"],
  mailGuestLeaseDraft: [
    "tests/integration/leases/lease-mails.test.ts",
    "a guest is mailed the way back to a draft, as often as the limit allows",
  ],
  readLeaseData: [
    PRIVACY,
    "are read by staff with leases.pii, a code and a reason, and that is written down",
  ],
  listCustomers: [CARE, "comes in pages, the newest first, without staff and without who is deleted"],
  getCustomer: [CARE, "is shown with addresses and devices, and staff are not customers"],
  listCustomerSessions: [CARE, "is shown with addresses and devices, and staff are not customers"],
  listCustomerAddresses: [CARE, "has addresses added and deleted, and who did it is written down"],
  getCustomerKept: [
    "tests/integration/people/account-view.test.ts",
    "see a customer's wish list and saved searches as they are, without the key that shares the list",
  ],
  addCustomerAddress: [CARE, "has addresses added and deleted, and who did it is written down"],
  deleteCustomerAddress: [CARE, "has addresses added and deleted, and who did it is written down"],
  updateCustomer: [
    CARE,
    "has a profile changed by the rules of the form, with what was changed written down",
  ],
  changeCustomerPassword: [CARE, "gets another password, which ends their sessions at once and is mailed"],
  setCustomerStatus: [CARE, "is switched off, which signs them out at once and for good, and on again"],
  listUsers: [
    USERS,
    "staff are listed by rank, customers are not among them, and one is shown with what counts",
  ],
  getUser: [
    USERS,
    "staff are listed by rank, customers are not among them, and one is shown with what counts",
  ],
  setUserStatus: [USERS, "signs a user out at once; they come in again when switched on"],
  updatePermissions: [
    USERS,
    "are replaced by a whole list, at once, with a code made for it; null is the role's again",
  ],
  addUser: [STAFF, "an admin adds a user of customer support, who chooses a password with the mailed code"],
  listMoneyCases: [MONEY, "the list is sorted, narrowed, paged and counted, and says what it does not know"],
  countMoneyCases: [MONEY, "the list is sorted, narrowed, paged and counted, and says what it does not know"],
  getMoneyCase: [MONEY, "the list is sorted, narrowed, paged and counted, and says what it does not know"],
  noteMoneyCase: [
    MONEY,
    "what is looked after leaves the list with its note, and comes back with another amount",
  ],
  exportOrders: [
    "tests/integration/orders/order-export.test.ts",
    "has every order once, in the order of the list, with a name of the day",
  ],
  listViews: [VIEWS, "a view is seen by who keeps it, and by all staff once it is shared"],
  addView: [VIEWS, "a view is seen by who keeps it, and by all staff once it is shared"],
  updateView: [VIEWS, "who keeps a view renames and deletes it, and nobody else"],
  deleteView: [VIEWS, "who keeps a view renames and deletes it, and nobody else"],
  ...ADMIN_PROOFS,
  ...REPORT_PROOFS,
  listContactRequests: [DESK, "a contact request waits until it is noted as answered, by whom and when"],
  answerContactRequest: [DESK, "a contact request waits until it is noted as answered, by whom and when"],
  reopenContactRequest: [DESK, "a request noted by mistake waits again, and a mailed one does not"],
  exportSubscribers: [DESK, "the newsletter as CSV has who has confirmed, harmless to a spreadsheet"],
  replyToContact: [DESK, "a contact request is answered by mail once, and keeps the answer"],
  listSubscribers: [DESK, "the newsletter lists who has confirmed, and nobody else"],
  exportAudit: [ACTS, "who did what is exported as it is narrowed, and the export is an entry itself"],
  sumGivenBack: [ACTS, "sums tell refunds from cancellations"],
  listAudit: [ACTS, "who did what is exported as it is narrowed, and the export is an entry itself"],
  listSessions: [DEVICES, "an owner sees the devices one is signed in on, the current one marked"],
  endSession: [DEVICES, "an owner signs one of them out, but nobody else's"],
  endOtherSessions: [DEVICES, "an owner signs all the others out"],
  listSignIns: [SIGN_IN, "is written into the history of its owner, with where it came from"],
  exportAccount: [DATA, "holds everything that is kept, and no secret"],
  deleteAccount: [DATA, "needs the password, forgets the person, ends the sessions and says so by mail"],
};

/** The default messages of the calls (CALL-8), word for word. */
const SENTENCES: readonly (readonly [sentence: string, ...proof: Proof])[] = [
  ["Login Successful", SIGN_IN, "gives a session, whatever the case of the address"],
  ["User not registered with us.", DEFAULTS, DEFAULT],
  ["Address added successfully.", PROFILE, ADDRESSES],
  ["Address deleted successfully.", PROFILE, ADDRESSES],
  ["Address updated successfully.", PROFILE, ADDRESSES],
  [
    "We have received your request. We will get in touch with you soon.",
    MARKETING,
    "a contact request is kept sealed and told to the support, who can answer it",
  ],
  ["Please connect after some time", MARKETING, "one address of the network may ask so often and no more"],
  ["Successful", SESSIONS, "by signing out; the user's other sessions go on"],
  [
    "Something went wrong. Please try again.",
    CLIENT,
    "ends here even when the server cannot be told, and says so",
  ],
  ["Please try after some time", DEFAULTS, DEFAULT],
  [
    "Seems like something is missing. Please try after some time.",
    "src/features/auth/reset-password-screen.test.tsx",
    "a success without data says that something is missing",
  ],
  ["User could not be found", SESSIONS, "but not by a sign-out without tokens of ours"],
  [
    "Could not logout user. Kindly try after some time",
    CLIENT,
    "ends here even when the server cannot be told, and says so",
  ],
  [
    "User registered successfully",
    SIGN_UP,
    "leads through the mailed code to a session, and the code works once",
  ],
  [
    "User could not be registered successfully",
    SIGN_UP,
    "a form with mistakes says that nobody was registered and what is wrong with each field",
  ],
  [
    "Could not register user. Kindly try after some time",
    LIMITS,
    "an address of mail is registered five times an hour from one place, and mailed five times whoever asks",
  ],
  [
    "Verification Code sent to your registered email",
    SIGN_UP,
    "is sent again on request, and the earlier one is dead",
  ],
  [
    "Verification Code could not be sent to your registered email",
    LIMITS,
    "by asking for new ones ends with five codes an hour, so that no code is worth the wait",
  ],
  [
    "User verified successfully",
    SIGN_UP,
    "leads through the mailed code to a session, and the code works once",
  ],
  ["User could not be verified successfully", SIGN_UP, "a code that cannot be one is refused with its field"],
  ["Could not verify user. Kindly try re-verifying email", DEFAULTS, DEFAULT],
  [
    "User added to our subscription list",
    NEWSLETTER,
    "an address joins by the link of its mail, once, and hears the same each time it is entered",
  ],
  [
    "User could not be added to our subscription list",
    MARKETING,
    "one address of the network may ask so often and no more",
  ],
  [
    "User Profile updated successfully.",
    PROFILE,
    "is read and changed, and the change is there for the next who reads",
  ],
  [
    "New Customer executive Added successfully.",
    STAFF,
    "an admin adds a user of customer support, who chooses a password with the mailed code",
  ],
  ["You have no access to this page", STAFF, "a %s adds nobody"],
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

test.each(Object.entries(CALLS))("the call %s is tried", (name, [file, title]) => {
  expect(REST).toHaveProperty(name);
  expectTest(file, title);
});

test.each(SENTENCES)("the sentence '%s' is ours word for word and is tried", (sentence, file, title) => {
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
