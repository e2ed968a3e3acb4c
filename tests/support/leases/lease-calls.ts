/** Lease applications in tests: the form saved step by step over HTTP, submitted and read in GraphQL. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { LEASE_CONSENT, LEASE_STEPS, type LeaseStep } from "#contract/leases/application";
import { callRest } from "../people/accounts";
import { queryHost } from "../hosts/test-api";

/** All test numbers of a form end in one of these, so that a search finds any of them. */
export const SECRET_NUMBERS = { ssn: "51273", routing: "122105278", account: "90418832715" };
/**
 * Outcomes chosen by the last four digits of the social security number, the same in both lessor sandboxes.
 */
export const ENDS_IN = {
  declined: "0000",
  review: "0001",
  partial: "0002",
  errorOnce: "0003",
  silent: "0004",
  /** Decided on the lessor's page. */
  atThePage: "7777",
} as const;

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A form that is valid today, by step. */
export function aLeaseForm(last4: string = ENDS_IN.silent, email = "guest@lease.example") {
  return {
    identity: {
      firstName: "Ada",
      lastName: "Byron",
      email,
      mobilePhone: "5125550142",
      otherPhone: null,
      dateOfBirth: "1984-12-10",
      ssn: `${SECRET_NUMBERS.ssn.slice(0, 3)}-${SECRET_NUMBERS.ssn.slice(3)}-${last4}`,
      isBankrupt: false,
    },
    address: { address1: "1 Congress Ave", address2: "", city: "Austin", state: "TX", postalCode: "78701" },
    income: {
      employerName: "Analytical Engines",
      netMonthlyIncome: 321_000,
      payFrequency: "BIWEEKLY",
      lastPayDate: dayFrom(-4),
      nextPayDate: dayFrom(10),
    },
    bank: {
      bankName: "First Bank",
      accountType: "CHECKING",
      routingNumber: SECRET_NUMBERS.routing,
      accountNumber: SECRET_NUMBERS.account,
    },
  };
}
export type TestLeaseForm = ReturnType<typeof aLeaseForm>;

export interface ClientApplication {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly username: string | null;
  readonly leasingCompanyId: string | null;
  readonly approvedAmount: number | null;
  readonly remainingAmount: number;
  readonly last4Ssn: string;
  readonly employerName: string | null;
  readonly attempts: readonly { readonly lessor: string; readonly outcome: string }[];
}

export interface ClientLease {
  readonly success: boolean;
  readonly errors: readonly {
    readonly code: string;
    readonly message: string;
    readonly property: string | null;
  }[];
  readonly message: string;
  readonly status: string | null;
  readonly redirectUrl: string | null;
  readonly uuid: string | null;
  readonly code: string | null;
  readonly application: ClientApplication | null;
}

const APPLICATION = `id status reason username leasingCompanyId approvedAmount remainingAmount last4Ssn employerName
  attempts { lessor outcome }`;
const RESULT = `success errors { code name message property } message status redirectUrl uuid code
  application { ${APPLICATION} }`;

function expectSaved({ status, body }: { readonly status: number; readonly body: object }): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const PATIENCE_MS = 25_000;
const LOOK_MS = 60;

export function leaseCalls(app: FastifyInstance) {
  const request = async <Data>(query: string, variables: object = {}, bearer = ""): Promise<Data> => {
    const answer = await queryHost(app, query, variables, bearer ? { authorization: bearer } : {});
    if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const saveAsGuest = async (sent: object, draftKey: string | null): Promise<string> => {
    const answer = await callRest(app, "saveGuestLeaseDraft", { body: { ...sent, draftKey } });
    expectSaved(answer);
    return answer.body.data!.draftKey;
  };
  /** @returns a guest's key; empty for a customer */
  const save = async (form: TestLeaseForm, bearer = ""): Promise<string> => {
    let draftKey: string | null = null;
    for (const step of LEASE_STEPS) {
      const sent: { step: LeaseStep; form: unknown } = { step, form: form[step] };
      if (bearer) {
        expectSaved(await callRest(app, "saveLeaseDraft", { body: sent, bearer }));
      } else {
        draftKey = await saveAsGuest(sent, draftKey);
      }
    }
    return draftKey ?? "";
  };
  const consent = (change: object = {}) => ({
    consent: true,
    consentVersion: LEASE_CONSENT.version,
    idempotencyKey: randomUUID(),
    ...change,
  });
  const send = async (input: object, { bearer = "", draftKey = "" }): Promise<ClientLease> => {
    const query = bearer
      ? `mutation ($input: LeaseApplicationInput!) { result: processLoanApplication(input: $input) { ${RESULT} } }`
      : `mutation ($input: LeaseApplicationInput!, $draftKey: ID!) {
          result: processGuestLoanApplication(input: $input, draftKey: $draftKey) { ${RESULT} } }`;
    return (await request<{ result: ClientLease }>(query, { input, draftKey }, bearer)).result;
  };
  const find = async (leaseId: string, bearer: string, username: string | null = null) =>
    (
      await request<{ found: ClientApplication | null }>(
        `query ($leaseId: ID!, $username: String) {
          found: getLeaseApplicationById(leaseId: $leaseId, username: $username) { ${APPLICATION} } }`,
        { leaseId, username },
        bearer,
      )
    ).found;
  /** @param leaseId null = the application made from the key's draft */
  const findByKey = async (leaseId: string | null, draftKey: string) =>
    (
      await request<{ found: ClientApplication | null }>(
        `query ($leaseId: ID, $draftKey: ID!) {
          found: getLeaseApplicationByKey(leaseId: $leaseId, draftKey: $draftKey) { ${APPLICATION} } }`,
        { leaseId, draftKey },
      )
    ).found;
  return {
    query: request,
    save,
    consent,
    send,
    find,
    findByKey,
    /** Saves the complete form and submits it. */
    async apply(
      form: TestLeaseForm,
      bearer = "",
      more: object = {},
    ): Promise<ClientLease & { draftKey: string }> {
      const draftKey = await save(form, bearer);
      return { ...(await send(consent(more), { bearer, draftKey })), draftKey };
    },
    async refresh(leaseId: string, { bearer = "", draftKey = null as string | null }): Promise<ClientLease> {
      const query = `mutation ($leaseId: ID!, $draftKey: ID) {
        result: refreshLeaseApplication(leaseId: $leaseId, draftKey: $draftKey) { ${RESULT} } }`;
      return (await request<{ result: ClientLease }>(query, { leaseId, draftKey }, bearer)).result;
    },
    async list(bearer: string, wish = "") {
      const query = `{ list: getApplicationByUser${wish && `(${wish})`} { totalApplications pageNumber pageSize
        applications { ${APPLICATION} } } }`;
      type Listed = { totalApplications: number; applications: readonly ClientApplication[] };
      return (await request<{ list: Listed }>(query, {}, bearer)).list;
    },
    async findActive(bearer: string, username: string | null = null) {
      const query = `query ($username: String) {
        found: getActivePreApprovedApplicationByUser(username: $username) { id approvedAmount usedAmount } }`;
      type Active = { id: string; approvedAmount: number; usedAmount: number };
      return (await request<{ found: Active | null }>(query, { username }, bearer)).found;
    },
    /** Waits for a page of the lessor other than the known one. */
    async untilPage(leaseId: string, bearer: string, known: string | null): Promise<string> {
      const query = `query ($id: ID!) { found: getLeaseApplicationById(leaseId: $id) { redirectUrl } }`;
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        type PageAnswer = { found: { redirectUrl: string | null } };
        const { redirectUrl } = (await request<PageAnswer>(query, { id: leaseId }, bearer)).found;
        if (redirectUrl && redirectUrl !== known) return redirectUrl;
        if (Date.now() > deadline)
          throw new Error(`Timed out after ${PATIENCE_MS} ms waiting for a new lessor page`);
        await wait(LOOK_MS);
      }
    },
    /** Waits until an application of a customer, or of a guest by the key, has a status. */
    async until(leaseId: string, status: string, { bearer = "", draftKey = "" }): Promise<ClientApplication> {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const application = await (bearer ? find(leaseId, bearer) : findByKey(leaseId, draftKey));
        if (application?.status === status) return application;
        if (Date.now() > deadline)
          throw new Error(
            `Timed out after ${PATIENCE_MS} ms waiting for status ${status}: ${JSON.stringify(application)}`,
          );
        await wait(LOOK_MS);
      }
    },
  };
}
export type LeaseCalls = ReturnType<typeof leaseCalls>;
