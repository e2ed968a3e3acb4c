/**
 * A guest who leases one order: form steps, application, signature. Every step is retried until there is a
 * response.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LEASE_CONSENT, LEASE_STEPS } from "#contract/leases/application";
import { REST } from "#contract/rest/endpoints";
import { aLeaseForm } from "../../tests/support/leases/lease-calls";
import { ADDRESS, type Bought, type Shopping } from "./buyer";
import { callShop, type CallCounts } from "./shop-call";

const APPLY = `mutation ($input: LeaseApplicationInput!, $draftKey: ID!) {
  told: processGuestLoanApplication(input: $input, draftKey: $draftKey) { errors { code } orderKey order { id status } } }`;
const LOOK = `query ($id: ID!, $key: String!) {
  told: getOrderByKey(orderId: $id, orderKey: $key) { status lenderSignatureUrl } }`;
const LOOK_MS = 2_000;
/** Maximum number of polls; a failed lessor is retried after minutes. */
const LOOKS = 90;
const PENDING_STATUSES = ["LOAN_IN_PROCESS", "PENDING_ESIGNATURE"];

interface Applied {
  readonly errors: readonly { readonly code: string }[];
  readonly orderKey: string | null;
  readonly order: { readonly id: string; readonly status: string } | null;
}

interface LeaseState {
  readonly status: string;
  readonly lenderSignatureUrl: string | null;
}

export async function lease(shopping: Shopping, nth: number): Promise<Bought> {
  const key = randomUUID();
  const counts: CallCounts = { unanswered: 0, slowestMs: 0 };
  const surprises: string[] = [];
  const orderIds = new Set<string>();
  let turn = nth;
  const host = () => shopping.hosts[turn++ % shopping.hosts.length]!;
  const done = (outcome: Bought["outcome"]): Bought => ({ key, orderIds, outcome, surprises, ...counts });
  const send = async <Answer>(query: string, variables: object): Promise<Answer | null> => {
    const called = await callShop<{ told: Answer }>(host, { query, variables }, counts);
    if (called.kind === "REFUSED") surprises.push(...called.codes);
    return called.kind === "ANSWERED" ? called.data.told : null;
  };

  const email = `lessee-${nth}@lease.example`;
  const draftKey = await saveForm(host, email, counts);
  if (draftKey === null) return done("GAVE_UP");
  const checkout = {
    mode: "CREATE_FRESH_ORDER",
    items: [{ productId: shopping.leasedIds[nth % shopping.leasedIds.length]!, quantity: 1 }],
    address: { ...ADDRESS, email },
    deliveryType: "DELIVERY_SHIPPING",
    idempotencyKey: key,
  };
  const input = {
    consent: true,
    consentVersion: LEASE_CONSENT.version,
    idempotencyKey: randomUUID(),
    checkout,
  };
  let applied: Applied | null = null;
  for (let look = 0; look < LOOKS && !applied?.order && surprises.length === 0; look += 1) {
    applied = await send<Applied>(APPLY, { input, draftKey });
    if (applied?.errors.length) surprises.push(...applied.errors.map(({ code }) => code));
    if (!applied) await wait(LOOK_MS);
  }
  if (!applied?.order) return done(surprises.length > 0 ? "FAILED" : "GAVE_UP");
  const { id } = applied.order;
  orderIds.add(id);
  for (let look = 0; look < LOOKS; look += 1) {
    const state = await send<LeaseState>(LOOK, { id, key: applied.orderKey });
    if (state?.lenderSignatureUrl) await sign(state.lenderSignatureUrl);
    if (state && !PENDING_STATUSES.includes(state.status))
      return done(state.status === "CANCELLED" ? "FAILED" : "LEASED");
    await wait(LOOK_MS);
  }
  return done("OPEN");
}

/** @returns the draft's key; null without a response */
async function saveForm(host: () => string, email: string, counts: CallCounts): Promise<string | null> {
  const form = aLeaseForm(undefined, email);
  const { method, path } = REST.saveGuestLeaseDraft;
  let draftKey: string | null = null;
  for (const step of LEASE_STEPS) {
    let isSaved = false;
    for (let attempts = 0; attempts < LOOKS && !isSaved; attempts += 1) {
      const answer: Response | null = await fetch(host() + path, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ step, form: form[step], draftKey }),
        signal: AbortSignal.timeout(40_000),
      }).catch(() => null);
      isSaved = answer?.status === 200;
      if (isSaved) draftKey = ((await answer!.json()) as { data: { draftKey: string } }).data.draftKey;
      else {
        counts.unanswered += 1;
        await wait(LOOK_MS);
      }
    }
    if (!isSaved) return null;
  }
  return draftKey;
}

/** Signs on the lessor's page. While the lessor is down nothing is signed, and the link is opened again. */
async function sign(url: string): Promise<void> {
  const body = new URLSearchParams({ frequency: "WEEKLY" });
  const signal = AbortSignal.timeout(LOOK_MS * 5);
  await fetch(url, { method: "POST", body, redirect: "manual", signal }).catch(() => undefined);
}
