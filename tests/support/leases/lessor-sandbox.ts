/**
 * The local lessor sandbox for one test file, the adapters in front of it, and actions of customers and
 * testers there.
 */
import { type AddressInfo } from "node:net";
import formBody from "@fastify/formbody";
import Fastify from "fastify";
import type { LessorTerms, PaymentFrequency } from "#contract/leases/financing";
import { LESSORS, type LessorType } from "#contract/leases/lessors/lessors";
import { registerLessorSandbox } from "../../../sandbox/lessors/lessor-sandbox";
import { BookStorage } from "../../../sandbox/payments/book-storage";
import type { RawWebhook } from "../../../server/gateways/webhook";
import type {
  ApprovalUse,
  Lessor,
  LeaseReport,
  LeaseRequest,
  LessorEvent,
  LessorSettings,
} from "../../../server/leases/lessors/lessor.port";
import { openLessors, type Lessors } from "../../../server/leases/lessors/lessors";
import { openInbox } from "../orders/payment-sandbox";

export interface TestLessors {
  /** Address of the sandbox, with the path prefix. */
  readonly url: string;
  readonly lessors: Lessors;
  /** An adapter; its settings may be changed. */
  lessor(type: LessorType, change?: Partial<LessorSettings>): Lessor;
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Sets where webhooks go from now on: the shop's address without the lessor. */
  sendTo(webhooksTo: string): void;
  /** A button of the hosted application page. */
  decide(uuid: string, outcome: "full" | "partial" | "decline" | "review" | "abandon"): Promise<void>;
  /** An application that was approved on that page, for $3,000.00 or half of it. */
  approved(lessor: Lessor, outcome?: "full" | "partial"): Promise<LeaseReport>;
  /** A cart of $1,000.00 leased on a new approval, ready to be signed. */
  leased(lessor: Lessor): Promise<LeaseReport>;
  sign(uuid: string, frequency?: PaymentFrequency): Promise<void>;
  /** A button of the tester's list. @returns the status */
  press(uuid: string, action: string): Promise<number>;
  /** The next webhook of a lease that is of this kind, with its event; others are skipped. */
  nextWebhook(lessor: Lessor, uuid: string, kind?: RegExp): Promise<{ raw: RawWebhook; event: LessorEvent }>;
  stop(): Promise<void>;
}

interface TestLessorOptions {
  readonly dataDir?: string;
  readonly terms?: Readonly<Partial<Record<Lowercase<LessorType>, LessorTerms>>>;
}

export async function startLessorSandbox({ dataDir, terms }: TestLessorOptions = {}): Promise<TestLessors> {
  const inbox = await openInbox();
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formBody);
  let publicUrl = "";
  const options = {
    books: new BookStorage(dataDir ?? null),
    webhooksTo: inbox.url,
    terms,
    get publicUrl() {
      return publicUrl;
    },
  };
  await app.register(async (scope) => registerLessorSandbox(scope, options), { prefix: "/lessors" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/lessors`;
  publicUrl = url;
  const settingsOf = (type: LessorType): LessorSettings => ({
    keys: LESSORS.find((lessor) => lessor.type === type)!.doubleKeys,
    environment: "production",
    doubleUrl: `${url}/${type.toLowerCase()}`,
  });
  const post = (path: string, form: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
  const decide: TestLessors["decide"] = async (uuid, outcome) =>
    void (await post(`/apply/${uuid}`, { outcome }));
  const approved: TestLessors["approved"] = async (lessor, outcome = "full") => {
    const { uuid } = await lessor.begin(aLeaseRequest());
    await decide(uuid, outcome);
    return (await lessor.find({ uuid }))!;
  };
  const lessors = openLessors(
    LESSORS.map(({ type, terms: own }) => ({
      type,
      terms: terms?.[type.toLowerCase() as Lowercase<LessorType>] ?? own,
      settings: settingsOf(type),
    })),
  );
  return {
    url,
    lessors,
    lessor: (type, change = {}) => {
      const { terms: own } = LESSORS.find((lessor) => lessor.type === type)!;
      const settings = { ...settingsOf(type), ...change };
      return openLessors([{ type, terms: own, settings }]).find(type)!;
    },
    set: async (change) => {
      await fetch(`${url}/switches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(change),
      });
    },
    sendTo: (webhooksTo) => {
      options.webhooksTo = webhooksTo;
    },
    decide,
    approved,
    leased: async (lessor) => lessor.useApproval(anApprovalUse((await approved(lessor)).uuid)),
    sign: async (uuid, frequency = "WEEKLY") => void (await post(`/sign/${uuid}`, { frequency })),
    press: async (uuid, action) => (await post(`/tester/${uuid}/${action}`)).status,
    nextWebhook: async (lessor, uuid, kind = /./) => {
      for (;;) {
        const raw = await inbox.next();
        if (!raw.rawBody.includes(uuid)) continue;
        const event = lessor.readWebhook(raw)[0]!;
        if (kind.test(event.kind)) return { raw, event };
      }
    },
    stop: async () => {
      await app.close();
      await inbox.close();
    },
  };
}

const ADDRESS = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  address2: "Apt 2",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: "5125550100",
};

/** Personal data that must appear in no record, error or log line. */
export const SECRETS = ["98765", "1112223334445", "021000021", "1985-12-10", "Analytical"];

/** Two chairs and a television, $1,000.00 in all. */
export const A_CART = {
  lines: [
    {
      sku: "TV-55",
      name: 'Televisor "Ämilia" & more <55>',
      quantity: 1,
      unitPriceCents: 599_99,
      isLeasable: true,
    },
    { sku: "CHAIR-1", name: "Chair", quantity: 2, unitPriceCents: 175_01, isLeasable: true },
  ],
  shippingCents: 19_99,
  taxCents: 50_00,
  discountCents: 20_00,
  totalCents: 1_000_00,
  paidOtherwiseCents: 0,
};

let requests = 0;

/** The references of a request, unique for each call. */
function references(kind: "application" | "lease") {
  requests += 1;
  const id = `${process.pid}-${requests}`;
  return {
    clientReference: `${kind}-${id}`,
    idempotencyKey: `key-${id}`,
    returnUrl: "http://localhost:8000/checkout/lease",
    cancelUrl: "http://localhost:8000/checkout",
  };
}

/** A cart of $1,000.00 to be leased on an approval, unique for each call. */
export function anApprovalUse(approvalUuid: string, change: Partial<ApprovalUse> = {}): ApprovalUse {
  const named = references("lease");
  return {
    ...named,
    approvalUuid,
    orderId: `order-of-${named.clientReference}`,
    cart: A_CART,
    shipping: ADDRESS,
    ...change,
  };
}

/** An application, unique for each call. @param last4 of the number decide its outcome */
export function aLeaseRequest(last4 = "6789", change: Partial<LeaseRequest> = {}): LeaseRequest {
  return {
    ...references("application"),
    applicant: {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      mobilePhone: "5125550100",
      otherPhone: null,
      address: ADDRESS,
      dateOfBirth: "1985-12-10",
      ssn: `98765${last4}`,
      isBankrupt: false,
      income: {
        employerName: "Analytical Engines",
        netMonthlyCents: 4_200_00,
        frequency: "BIWEEKLY",
        lastPayDate: "2026-11-13",
        nextPayDate: "2026-11-27",
      },
      bank: {
        name: "First Bank",
        accountType: "CHECKING",
        routingNumber: "021000021",
        accountNumber: "1112223334445",
      },
    },
    device: { ipAddress: "203.0.113.7", userAgent: "A browser", acceptLanguages: "en-US" },
    consentedAt: "2026-11-22T12:00:00.000Z",
    ...change,
  };
}
