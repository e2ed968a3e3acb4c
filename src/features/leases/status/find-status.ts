/** The current application: an account's latest, or the one of a guest's key. */
import type { SessionUser } from "#contract/accounts/session";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import {
  GuestLeaseApplicationDocument,
  LatestLeaseApplicationDocument,
} from "#contract/graphql/documents/lease-application.generated";
import type { LeaseStandingFragment } from "#contract/graphql/generated";
import { LEASE_STOPPED, type LeaseStatus } from "#contract/leases/statuses";
import { shopApollo } from "../../../client/api/apollo-client";
import { callApi } from "../../../client/api/rest-client";
import { failureSentence } from "../../../client/api/use-query-answer";
import { consumeLeaseKey } from "../../../client/page/lease-key";
import { whenStoreReady } from "../../../client/store/shop-store";

export interface MatchedLease {
  readonly id: string;
  /** Key of a guest's application; null = the account's. */
  readonly draftKey: string | null;
}

type StatusAnswer = Envelope<{ readonly lease: MatchedLease | null }>;

/** Null without a current application, or when a newer form has been started. @throws NetworkFailure */
export async function findLeaseStatus(user: SessionUser | null): Promise<StatusAnswer> {
  try {
    // Signing in clears the client's cache and cancels its running queries.
    await whenStoreReady();
    const own = user && (await latestOf());
    if (own && !(isEnded(own) && (await hasDraft()))) return answerOf({ id: own.id, draftKey: null });
    const draftKey = consumeLeaseKey();
    const guest = draftKey ? await guestsOf(draftKey) : null;
    return answerOf(guest && !(own && isEnded(guest)) ? { id: guest.id, draftKey } : null);
  } catch (error) {
    return fail(failureSentence(error)) as Envelope<never>;
  }
}

async function latestOf(): Promise<LeaseStandingFragment | null> {
  const { data } = await shopApollo().query({
    query: LatestLeaseApplicationDocument,
    fetchPolicy: "no-cache",
  });
  const [latest] = data?.list.applications ?? [];
  return latest && latest.status !== "COMPLETED" ? latest : null;
}

async function guestsOf(draftKey: string): Promise<LeaseStandingFragment | null> {
  const { data } = await shopApollo().query({
    query: GuestLeaseApplicationDocument,
    variables: { draftKey },
    fetchPolicy: "no-cache",
  });
  return data?.application ?? null;
}

async function hasDraft(): Promise<boolean> {
  return !!(await callApi("getLeaseDraft", { isQuiet: true }))?.data?.draft;
}

function isEnded({ status }: LeaseStandingFragment): boolean {
  return LEASE_STOPPED.includes(status as LeaseStatus);
}

function answerOf(lease: MatchedLease | null): StatusAnswer {
  return succeed({ lease }, "");
}
