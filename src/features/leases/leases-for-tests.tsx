/** Test helper for the lease screens: a signed-in customer in a real store, with a fake API. */
import type { ReactNode } from "react";
import { act, cleanup, render } from "@testing-library/react";
import { succeed } from "#contract/rest/envelope";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";

jest.setTimeout(60_000);

type Answer = (variables: Readonly<Record<string, unknown>>) => object | null;

/** By operation name or REST path; absent ones never get a response. */
export let answers: Record<string, Answer> = {};
/** The requested operations, in order. */
export let requestedNames: string[] = [];

/** Only fetch is mocked: all other code is real. */
export async function startLeases(): Promise<void> {
  answers = {};
  requestedNames = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const isGraphql = url.endsWith("/graphql");
    const sent = JSON.parse(body ?? "{}") as { operationName?: string; variables?: object };
    const name = isGraphql ? (sent.operationName ?? "") : new URL(url, location.href).pathname;
    requestedNames.push(name);
    const data = answers[name]?.({ ...(isGraphql ? sent.variables : sent) });
    if (data === undefined) return new Promise(() => undefined);
    if (data === null) throw new TypeError("Failed to fetch");
    const text = async () => JSON.stringify(isGraphql ? { data } : succeed(data, ""));
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as never;
  await signIn({
    user: {
      username: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      type: "CUSTOMER",
      permissions: [],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
}

export async function endLeases(): Promise<void> {
  cleanup();
  await act(forgetSession);
}

export function renderWithProviders(content: ReactNode) {
  return render(<Providers>{content}</Providers>);
}

/** An application as the API returns it: approved for $1,200.00, of which an order uses $450.00. */
export function aLease(
  change: Partial<WholeLeaseFragment> = {},
): WholeLeaseFragment & { __typename: string } {
  return {
    __typename: "LeaseApplication",
    id: "7c1d5c4e-1111-4222-8333-444455556666",
    status: "APPROVED",
    reason: null,
    orderId: null,
    preApproved: true,
    leasingCompanyId: "KATAPULT",
    approvedAmount: 120_000,
    usedAmount: 45_000,
    remainingAmount: 75_000,
    approvedAt: "2026-11-20T15:00:00Z",
    expiresAt: "2026-12-20T15:00:00Z",
    redirectUrl: null,
    leases: [],
    timeline: [],
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@example.com",
    mobilePhone: "5125550142",
    otherPhone: null,
    last4Ssn: "6789",
    last4AccountNumber: "2715",
    bankName: "First Bank",
    bankAccountType: "CHECKING",
    address1: "1 Congress Ave",
    address2: null,
    city: "Austin",
    state: "TX",
    postalCode: "78701",
    bankruptcy: false,
    employerName: "Analytical Engines",
    netMonthlyIncome: 321_000,
    payFrequency: "BIWEEKLY",
    lastPayDate: "2026-11-14",
    nextPayDate: "2026-11-28",
    consentedAt: "2026-11-20T14:59:00Z",
    createdAt: "2026-11-20T14:59:00Z",
    ...change,
  };
}
