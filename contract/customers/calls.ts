/** The calls of staff about one customer's page (STAFF-60 to STAFF-64), a part of contract/rest/staff-endpoints.ts. */
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
    "What a customer is worth, what is open, and what they agreed to",
    { params: care.usernameParams, data: desk.overviewAnswer },
  ),
  updateCustomerAddress: staff("addresses.write")(
    "PUT",
    "/admin/customers/:username/address/update/:addressId",
    "Change an address of a customer",
    { params: desk.changedAddressParams, body: desk.customerAddressInput, data: addressesAnswer },
  ),
  endCustomerSession: staff("customers.update")(
    "DELETE",
    "/admin/customers/:username/sessions/end/:sessionId",
    "Sign a customer out on one device",
    { params: desk.customerSessionParams, data: care.customerSessionsAnswer },
  ),
  endCustomerSessions: staff("customers.update")(
    "DELETE",
    "/admin/customers/:username/sessions/endAll",
    "Sign a customer out everywhere",
    { params: care.usernameParams, data: care.customerSessionsAnswer },
  ),
  listCustomerNotes: staff("customers.read")(
    "GET",
    "/admin/customers/:username/notes/getAll",
    "What staff noted about a customer",
    { params: care.usernameParams, data: desk.customerNotesAnswer },
  ),
  addCustomerNote: staff("customers.update")(
    "POST",
    "/admin/customers/:username/notes/add",
    "Write a note about a customer",
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
    "Take back that one deleted a note",
    { params: desk.customerNoteParams, data: desk.customerNotesAnswer },
  ),
  changeCustomerTags: staff("customers.update")(
    "PUT",
    "/admin/customers/:username/tags",
    "Add and remove tags of a customer",
    { params: care.usernameParams, body: desk.customerTagsInput, data: customer },
  ),
  listCustomerTags: staff("customers.read")("GET", "/admin/customers/tags/getAll", "All tags in use", {
    data: desk.tagsAnswer,
  }),
  /** By POST, because addresses are logged and remembered. */
  previewMerge: staff("customers.merge")(
    "POST",
    "/admin/customers/merge/preview",
    "What would become of two accounts of one person",
    { body: desk.mergePreviewInput, data: desk.mergePreviewAnswer },
  ),
  mergeCustomers: staff("customers.merge")(
    "POST",
    "/admin/customers/merge",
    "Make two accounts of one person one",
    { body: desk.mergeInput, data: customer },
  ),
} as const;
