/** REST calls of the back office (CALL-11, STAFF-1 to STAFF-7), each with the required permission. */
import * as yup from "yup";
import { AFFILIATE_REST } from "../affiliates/calls";
import { AUDIT_REST } from "../audit/calls";
import { CAMPAIGN_REST } from "../marketing/campaign-calls";
import { CATEGORY_REST } from "../imports/category-calls";
import { CUSTOMER_REST } from "../customers/calls";
import * as care from "../customers/care";
import { PRODUCT_REST } from "../catalogue/product-calls";
import * as customers from "../customers/profile";
import { staff } from "./endpoint";
import { IMPORT_REST } from "../imports/calls";
import { leaseDataAnswer, leaseDataInput } from "../leases/data";
import * as marketing from "../marketing/admin";
import { MESSAGES } from "../messages";
import * as money from "../payments/exceptions";
import { OFFER_REST } from "../promotions/calls";
import { orderExportInput } from "../orders/list";
import { ORDER_MAIL_REST } from "../orders/mail-calls";
import { PERFORMANCE_REST } from "../performance/calls";
import { REPORT_REST } from "../reports/calls";
import { CHAT_ADMIN_REST } from "../chat/calls";
import { REVIEW_ADMIN_REST } from "../reviews/calls";
import { SUPPLIER_BILL_REST } from "../suppliers/bills/calls";
import * as views from "../staff/saved-views";
import * as rules from "../search/rules";
import * as searches from "../search/searches";
import { secondFactorResetInput } from "../accounts/second-factor";
import * as users from "../staff/users";

const { passwordNotChanged, statusNotChanged } = MESSAGES.customers;
const customer = yup.object({ customer: care.customerAnswer });
const user = yup.object({ user: users.staffUserAnswer });

export const STAFF_REST = {
  listCustomers: staff("customers.read")("POST", "/admin/customers/getAll", "List customers, newest first", {
    body: care.customersInput,
    data: care.customersAnswer,
  }),
  getCustomer: staff("customers.read")("GET", "/admin/customers/:username", "Get a customer", {
    params: care.usernameParams,
    data: customer,
  }),
  listCustomerAddresses: staff("customers.read")(
    "GET",
    "/admin/customers/:username/address/getAll",
    "List a customer's addresses",
    { params: care.usernameParams, data: customers.addressesAnswer },
  ),
  listCustomerSessions: staff("customers.read")(
    "GET",
    "/admin/customers/:username/sessions/getAll",
    "List a customer's active sessions",
    { params: care.usernameParams, data: care.customerSessionsAnswer },
  ),
  getCustomerSaved: staff("customers.read")(
    "GET",
    "/admin/customers/:username/kept",
    "Get a customer's wish list and saved searches",
    { params: care.usernameParams, data: care.customerSavedAnswer },
  ),
  addCustomerAddress: staff("addresses.write")(
    "POST",
    "/admin/customers/:username/address/add",
    "Add an address for a customer",
    { params: care.usernameParams, body: customers.addressInput, data: customers.addressesAnswer },
  ),
  deleteCustomerAddress: staff("addresses.write")(
    "DELETE",
    "/admin/customers/:username/address/delete/:addressId",
    "Delete a customer's address",
    { params: care.customerAddressParams, data: customers.addressesAnswer },
  ),
  updateCustomer: staff("customers.update")(
    "PUT",
    "/admin/customers/:username",
    "Update a customer's profile",
    { params: care.usernameParams, body: care.customerProfileInput, data: customer },
  ),
  changeCustomerPassword: staff("customers.password")(
    "PUT",
    "/admin/customers/:username/changePassword",
    "Change a customer's password and end their sessions",
    {
      params: care.usernameParams,
      body: care.customerPasswordInput,
      refused: passwordNotChanged,
      failed: passwordNotChanged,
    },
  ),
  setCustomerStatus: staff("customers.status")(
    "PUT",
    "/admin/customers/:status/:username",
    "Enable or disable a customer",
    { params: care.statusParams, data: customer, failed: statusNotChanged },
  ),
  ...CUSTOMER_REST,
  listUsers: staff("staff.read")("POST", "/admin/users/getAll", "List back office users", {
    body: users.staffUsersInput,
    data: users.staffUsersAnswer,
  }),
  getUser: staff("staff.read")("GET", "/admin/users/:username", "Get a back office user", {
    params: care.usernameParams,
    data: user,
  }),
  setUserStatus: staff("staff.status")(
    "PUT",
    "/admin/users/:status/:username",
    "Enable or disable a back office user",
    { params: care.statusParams, data: user, failed: statusNotChanged },
  ),
  addUser: staff("staff.create")("POST", "/account/addUser", "Add a back office user", {
    body: users.staffUserInput,
    data: user,
  }),
  changeRole: staff("permissions.write")("PUT", "/admin/permissions/role", "Change a user's role", {
    body: users.roleInput,
    data: user,
  }),
  resendInvitation: staff("staff.create")(
    "POST",
    "/admin/users/invitation/resend",
    "Resend a user's invitation",
    {
      body: users.invitationInput,
      data: user,
    },
  ),
  updatePermissions: staff("permissions.write")(
    "PUT",
    "/admin/permissions/update",
    "Set a user's permissions",
    { body: users.permissionsInput, data: user, failed: MESSAGES.staff.permissionsNotChanged },
  ),
  resetSecondFactor: staff("SUPERADMIN")(
    "PUT",
    "/admin/users/secondFactor/reset",
    "Reset a user's second factor",
    { body: secondFactorResetInput },
  ),
  /** POST, because URLs are logged and stored. */
  readLeaseData: staff("leases.pii")(
    "POST",
    "/admin/leases/personalData/read",
    "Read a lease applicant's personal data",
    { body: leaseDataInput, data: leaseDataAnswer },
  ),
  listMoneyCases: staff("orders.read")("POST", "/admin/money/getAll", "List payment exceptions", {
    body: money.moneyCasesInput,
    data: money.moneyCasesAnswer,
  }),
  countMoneyCases: staff("orders.read")("GET", "/admin/money/count", "Count open payment exceptions", {
    data: money.moneyCountAnswer,
  }),
  getMoneyCase: staff("orders.read")("GET", "/admin/money/:id", "Get a payment exception with its notes", {
    params: money.moneyCaseParams,
    data: money.moneyCaseAnswer,
  }),
  addPaymentExceptionNote: staff("orders.refund")(
    "PUT",
    "/admin/money/:id/note",
    "Add a note to a payment exception",
    {
      params: money.moneyCaseParams,
      body: money.moneyNoteInput,
      data: money.moneyCaseAnswer,
    },
  ),
  /** POST, because a search can contain a name and must stay out of URLs. */
  exportOrders: staff("orders.export")("POST", "/admin/orders/export", "Export matching orders as CSV", {
    body: orderExportInput,
    file: "text/csv",
  }),
  listViews: staff("orders.read")("GET", "/admin/views/getAll", "List your own and shared views", {
    params: views.viewsParams,
    data: views.viewsAnswer,
  }),
  addView: staff("orders.read")("POST", "/admin/views/add", "Save a view of a list", {
    body: views.newViewInput,
    data: views.viewsAnswer,
  }),
  updateView: staff("orders.read")("PUT", "/admin/views/update/:id", "Rename, share or update a view", {
    params: views.viewParams,
    body: views.viewInput,
    data: views.viewsAnswer,
  }),
  deleteView: staff("orders.read")("DELETE", "/admin/views/delete/:id", "Delete a view", {
    params: views.viewParams,
    data: views.viewsAnswer,
  }),
  ...IMPORT_REST,
  ...PRODUCT_REST,
  listSearches: staff("search.read")("POST", "/admin/search/getAll", "List searches, most frequent first", {
    body: searches.searchesInput,
    data: searches.searchesAnswer,
  }),
  listSearchRules: staff("search.read")("GET", "/admin/search/rules/getAll", "List search rules", {
    data: rules.searchRulesAnswer,
  }),
  saveSearchRule: staff("search.write")("PUT", "/admin/search/rules/:id", "Add or update a search rule", {
    params: rules.searchRuleParams,
    body: rules.saveSearchRuleInput,
    data: rules.searchRulesAnswer,
  }),
  deleteSearchRule: staff("search.write")("DELETE", "/admin/search/rules/:id", "Delete a search rule", {
    params: rules.searchRuleParams,
    data: rules.searchRulesAnswer,
  }),
  previewSearchRule: staff("search.read")(
    "POST",
    "/admin/search/preview",
    "Preview the effect of a search rule",
    { body: rules.searchPreviewInput, data: rules.searchPreviewAnswer },
  ),
  ...CATEGORY_REST,
  ...OFFER_REST,
  ...ORDER_MAIL_REST,
  listContactRequests: staff("customers.read")("POST", "/admin/contacts/getAll", "List contact requests", {
    body: marketing.contactsInput,
    data: marketing.contactsAnswer,
  }),
  answerContactRequest: staff("customers.update")(
    "PUT",
    "/admin/contacts/:id/answered",
    "Mark a contact request as answered",
    {
      params: marketing.contactParams,
    },
  ),
  reopenContactRequest: staff("customers.update")(
    "PUT",
    "/admin/contacts/:id/open",
    "Reopen a contact request",
    { params: marketing.contactParams },
  ),
  replyToContact: staff("customers.update")(
    "PUT",
    "/admin/contacts/:id/reply",
    "Reply to a contact request by email",
    {
      params: marketing.contactParams,
      body: marketing.replyInput,
    },
  ),
  listSubscribers: staff("customers.read")(
    "POST",
    "/admin/newsletter/getAll",
    "List newsletter subscribers",
    {
      body: marketing.subscribersInput,
      data: marketing.subscribersAnswer,
    },
  ),
  exportSubscribers: staff("newsletter.export")(
    "POST",
    "/admin/newsletter/export",
    "Export newsletter subscribers as CSV",
    { file: "text/csv" },
  ),
  ...AUDIT_REST,
  ...CHAT_ADMIN_REST,
  ...REVIEW_ADMIN_REST,
  ...AFFILIATE_REST,
  ...CAMPAIGN_REST,
  ...REPORT_REST,
  ...SUPPLIER_BILL_REST,
  ...PERFORMANCE_REST,
} as const;
