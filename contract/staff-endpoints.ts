/** The REST calls of the back office (CALL-11, STAFF-1 to STAFF-7), each with what it takes to make it. */
import * as yup from "yup";
import * as audit from "./audit";
import * as care from "./customer-care";
import * as customers from "./customers";
import { staff } from "./endpoint";
import { leaseDataAnswer, leaseDataInput } from "./lease-data";
import { MESSAGES } from "./messages";
import { secondFactorResetInput } from "./second-factor";
import * as users from "./staff";

const { passwordNotChanged, statusNotChanged } = MESSAGES.customers;
const customer = yup.object({ customer: care.customerAnswer });
const user = yup.object({ user: users.staffUserAnswer });

export const STAFF_REST = {
  listCustomers: staff("customers.read")("POST", "/admin/customers/getAll", "Customers, the newest first", {
    body: care.customersInput,
    data: care.customersAnswer,
  }),
  getCustomer: staff("customers.read")("GET", "/admin/customers/:username", "One customer", {
    params: care.usernameParams,
    data: customer,
  }),
  listCustomerAddresses: staff("customers.read")(
    "GET",
    "/admin/customers/:username/address/getAll",
    "A customer's addresses",
    { params: care.usernameParams, data: customers.addressesAnswer },
  ),
  listCustomerSessions: staff("customers.read")(
    "GET",
    "/admin/customers/:username/sessions/getAll",
    "The devices a customer is signed in on",
    { params: care.usernameParams, data: care.customerSessionsAnswer },
  ),
  addCustomerAddress: staff("addresses.write")(
    "POST",
    "/admin/customers/:username/address/add",
    "Save an address for a customer",
    { params: care.usernameParams, body: customers.addressInput, data: customers.addressesAnswer },
  ),
  deleteCustomerAddress: staff("addresses.write")(
    "DELETE",
    "/admin/customers/:username/address/delete/:addressId",
    "Delete an address of a customer",
    { params: care.customerAddressParams, data: customers.addressesAnswer },
  ),
  updateCustomer: staff("customers.update")(
    "PUT",
    "/admin/customers/:username",
    "Change a customer's profile",
    { params: care.usernameParams, body: customers.profileInput, data: customer },
  ),
  changeCustomerPassword: staff("customers.password")(
    "PUT",
    "/admin/customers/:username/changePassword",
    "Give a customer another password, sign them out",
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
    "Switch a customer on or off",
    { params: care.statusParams, data: customer, failed: statusNotChanged },
  ),
  listUsers: staff("staff.read")("POST", "/admin/users/getAll", "Users of the back office", {
    body: users.staffUsersInput,
    data: users.staffUsersAnswer,
  }),
  getUser: staff("staff.read")("GET", "/admin/users/:username", "One user of the back office", {
    params: care.usernameParams,
    data: user,
  }),
  setUserStatus: staff("staff.status")(
    "PUT",
    "/admin/users/:status/:username",
    "Switch a user of the back office on or off",
    { params: care.statusParams, data: user, failed: statusNotChanged },
  ),
  addUser: staff("staff.create")("POST", "/account/addUser", "Add a user of the back office", {
    body: users.staffUserInput,
    data: user,
  }),
  updatePermissions: staff("permissions.write")(
    "PUT",
    "/admin/permissions/update",
    "Say what a user of the back office may do",
    { body: users.permissionsInput, data: user, failed: MESSAGES.staff.permissionsNotChanged },
  ),
  resetSecondFactor: staff("SUPERADMIN")(
    "PUT",
    "/admin/users/secondFactor/reset",
    "Let a user set up another second factor",
    { body: secondFactorResetInput },
  ),
  /** By POST, because addresses are logged and remembered. */
  readLeaseData: staff("leases.pii")(
    "POST",
    "/admin/leases/personalData/read",
    "What an applicant for a lease typed",
    { body: leaseDataInput, data: leaseDataAnswer },
  ),
  listAudit: staff("audit.read")("GET", "/admin/audit/getAll", "Who did what, the newest first", {
    params: audit.auditQuery,
    data: audit.auditAnswer,
  }),
} as const;
