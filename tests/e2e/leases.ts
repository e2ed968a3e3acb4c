/** Lease applications for browser tests, made through the shop's API as the form does. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LEASE_CONSENT, LEASE_STEPS } from "#contract/leases/application";
import { REST } from "#contract/rest/endpoints";
import type { TestUser } from "../support/people/accounts";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
import { orderBy } from "../support/orders/order-samples";
import { apiUrl } from "./open-shop";
import { queryAs } from "./placed-orders";

const PATIENCE = 150;
const LOOK_MS = 200;

export interface SentApplication {
  readonly id: string;
  /** The lessor's page. */
  readonly redirectUrl: string | null;
}

/**
 * Saves the complete form, so that a screen starts at the review.
 * @param last4 the lessor sandbox's outcome: ENDS_IN of tests/support/leases/lease-calls.ts
 */
export async function saveForm({ bearer, username }: TestUser, last4: string): Promise<void> {
  const form = aLeaseForm(last4, username);
  const { method, path } = REST.saveLeaseDraft;
  for (const step of LEASE_STEPS) {
    const response = await fetch(apiUrl(path), {
      method,
      headers: { "content-type": "application/json", authorization: bearer },
      body: JSON.stringify({ step, form: form[step] }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

export async function anApplication(customer: TestUser, last4: string): Promise<SentApplication> {
  const { bearer } = customer;
  await saveForm(customer, last4);
  const { sent } = await queryAs<{
    sent: {
      readonly message: string;
      readonly redirectUrl: string | null;
      readonly application: { id: string };
    };
  }>(
    bearer,
    `mutation ($input: LeaseApplicationInput!) {
      sent: processLoanApplication(input: $input) { message redirectUrl application { id } } }`,
    {
      input: { consent: true, consentVersion: LEASE_CONSENT.version, idempotencyKey: randomUUID() },
    },
  );
  if (!sent.application) throw new Error(sent.message);
  return { id: sent.application.id, redirectUrl: sent.redirectUrl };
}

/** Decides an application as the lessor, on its page. */
export async function decide(
  { redirectUrl }: SentApplication,
  outcome: "full" | "partial" | "decline",
): Promise<void> {
  if (!redirectUrl) throw new Error("The application has no lessor page");
  const response = await fetch(redirectUrl, { method: "POST", body: new URLSearchParams({ outcome }) });
  if (!response.ok) throw new Error(`Deciding "${outcome}" failed with status ${response.status}`);
}

/** A customer's order on an approval, with a lease to sign. @param product must have a leasable total */
export async function aLeaseToSign(
  { bearer, username }: TestUser,
  { productId }: { readonly productId: string },
): Promise<{ readonly id: string; readonly uniqueId: string }> {
  const { placed } = await queryAs<{
    placed: { message: string; order: { id: string; uniqueId: string; status: string } | null };
  }>(
    bearer,
    `mutation ($input: CheckoutInput!) { placed: processCheckoutWithPreApprovedCredit(input: $input) {
      message order { id uniqueId status } } }`,
    { input: orderBy(username, { items: [{ productId, quantity: 1 }] }) },
  );
  if (placed.order?.status !== "PENDING_ESIGNATURE") throw new Error(placed.message);
  return placed.order;
}

/**
 * An approval to shop with: in full by the lessor's page, unless the digits decide otherwise.
 * @returns its id
 */
export async function anApproval(customer: TestUser, last4: string = ENDS_IN.atThePage): Promise<string> {
  const sent = await anApplication(customer, last4);
  if (last4 === ENDS_IN.atThePage) await decide(sent, "full");
  for (let attempts = 0; attempts < PATIENCE; attempts += 1) {
    const { found } = await queryAs<{ found: { readonly status: string } }>(
      customer.bearer,
      "query ($id: ID!) { found: getLeaseApplicationById(leaseId: $id) { status } }",
      { id: sent.id },
    );
    if (found.status === "APPROVED") return sent.id;
    await wait(LOOK_MS);
  }
  throw new Error(
    `Timed out after ${PATIENCE * LOOK_MS} ms waiting for the approval of application ${sent.id}`,
  );
}
