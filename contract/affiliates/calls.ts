/** REST calls of the affiliate admin, a part of contract/rest/staff-endpoints.ts. */
import * as desk from "./admin";
import * as runs from "./payout-runs";
import { payoutInput } from "./payouts";
import { staff } from "../rest/endpoint";

const read = staff("affiliates.read");
const write = staff("affiliates.write");

export const AFFILIATE_REST = {
  listAffiliates: read("POST", "/admin/affiliates/getAll", "List affiliates with their earnings", {
    body: desk.affiliatesInput,
    data: desk.affiliatesAnswer,
  }),
  addAffiliate: write("POST", "/admin/affiliates/add", "Add an affiliate", {
    body: desk.affiliateInput,
    data: desk.affiliateAnswer,
  }),
  getAffiliate: read("GET", "/admin/affiliates/:code", "Get an affiliate", {
    params: desk.affiliateParams,
    data: desk.affiliateAnswer,
  }),
  changeAffiliate: write("PUT", "/admin/affiliates/:code", "Rename, enable or disable an affiliate", {
    params: desk.affiliateParams,
    body: desk.affiliateChange,
    data: desk.affiliateAnswer,
  }),
  addSubAffiliate: write("POST", "/admin/affiliates/:code/subAffiliates/add", "Add a sub-affiliate", {
    params: desk.affiliateParams,
    body: desk.subAffiliateInput,
    data: desk.affiliateAnswer,
  }),
  addAffiliateTerms: write("POST", "/admin/affiliates/:code/terms/add", "Add terms that start on a day", {
    params: desk.affiliateParams,
    body: desk.affiliateTermsInput,
    data: desk.affiliateAnswer,
  }),
  addAffiliatePayout: write("POST", "/admin/affiliates/:code/payouts/add", "Record a payout", {
    params: desk.affiliateParams,
    body: payoutInput,
    data: desk.affiliateAnswer,
  }),
  undoAffiliatePayout: write("POST", "/admin/affiliates/:code/payouts/:payoutId/undo", "Undo a payout", {
    params: desk.payoutParams,
    data: desk.affiliateAnswer,
  }),
  listPayoutsDue: read("GET", "/admin/payouts/due", "List affiliates with a payout due", {
    data: runs.payoutsDueAnswer,
  }),
  recordPayoutRun: write("PUT", "/admin/payouts/runs/:id", "Record the payouts of several affiliates", {
    params: runs.payoutRunParams,
    body: runs.payoutRunInput,
  }),
  listPayoutRuns: read("POST", "/admin/payouts/runs/getAll", "List payouts that were recorded together", {
    body: runs.payoutRunsInput,
    data: runs.payoutRunsAnswer,
  }),
  exportPayoutRun: read("POST", "/admin/payouts/runs/:id/export", "Export payouts recorded together as CSV", {
    params: runs.payoutRunParams,
    file: "text/csv",
  }),
  exportAffiliateStatement: read(
    "POST",
    "/admin/affiliates/:code/statement",
    "Export a monthly statement as CSV",
    {
      params: desk.affiliateParams,
      body: desk.statementInput,
      file: "text/csv",
    },
  ),
} as const;
