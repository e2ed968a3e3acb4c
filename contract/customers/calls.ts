/** REST calls for one customer's page (STAFF-60 to STAFF-64), a part of contract/rest/staff-endpoints.ts. */
import * as yup from "yup";
import * as care from "./care";
import * as desk from "./page";
import { addressesAnswer } from "./profile";
import { staff } from "../rest/endpoint";

const customer = yup.object({ customer: care.customerAnswer });

export const CUSTOMER_REST = {
  getCustomerOverview: staff("customers.read")(
    "GET",
    "/admin/customers/:username/overview",
    "Get a customer's value, open items and consents",
    { params: care.usernameParams, data: desk.overviewAnswer },
  ),
  updateCustomerAddress: staff("addresses.write")(
    "PUT",
    "/admin/customers/:username/address/update/:addressId",
    "Update a customer's address",
    { params: desk.changedAddressParams, body: desk.customerAddressInput, data: addressesAnswer },
  ),
  endCustomerSession: staff("customers.update")(
    "DELETE",
    "/admin/customers/:username/sessions/end/:sessionId",
    "End one of a customer's sessions",
    { params: desk.customerSessionParams, data: care.customerSessionsAnswer },
  ),
  endCustomerSessions: staff("customers.update")(
    "DELETE",
    "/admin/customers/:username/sessions/endAll",
    "End all of a customer's sessions",
    { params: care.usernameParams, data: care.customerSessionsAnswer },
  ),
  listCustomerNotes: staff("customers.read")(
    "GET",
    "/admin/customers/:username/notes/getAll",
    "List notes about a customer",
    { params: care.usernameParams, data: desk.customerNotesAnswer },
  ),
  addCustomerNote: staff("customers.update")(
    "POST",
    "/admin/customers/:username/notes/add",
    "Add a note about a customer",
    { params: care.usernameParams, body: desk.customerNoteInput, data: desk.customerNotesAnswer },
  ),
  deleteCustomerNote: staff("customers.update")(
    "DELETE",
    "/admin/customers/:username/notes/delete/:noteId",
    "Delete a note about a customer",
    { params: desk.customerNoteParams, data: desk.customerNotesAnswer },
  ),
  restoreCustomerNote: staff("customers.update")(
    "PUT",
    "/admin/customers/:username/notes/restore/:noteId",
    "Restore a deleted note",
    { params: desk.customerNoteParams, data: desk.customerNotesAnswer },
  ),
  changeCustomerTags: staff("customers.update")(
    "PUT",
    "/admin/customers/:username/tags",
    "Add and remove customer tags",
    { params: care.usernameParams, body: desk.customerTagsInput, data: customer },
  ),
  listCustomerTags: staff("customers.read")(
    "GET",
    "/admin/customers/tags/getAll",
    "List customer tags in use",
    {
      data: desk.tagsAnswer,
    },
  ),
  /** POST, because URLs are logged and stored. */
  previewMerge: staff("customers.merge")(
    "POST",
    "/admin/customers/merge/preview",
    "Preview an account merge",
    { body: desk.mergePreviewInput, data: desk.mergePreviewAnswer },
  ),
  mergeCustomers: staff("customers.merge")(
    "POST",
    "/admin/customers/merge",
    "Merge two accounts of one person",
    { body: desk.mergeInput, data: customer },
  ),
} as const;
