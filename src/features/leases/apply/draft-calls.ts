/** A saved form and its owner: the account, or a guest with this tab's key (LEASE-11, LEASE-16). */
import type { SessionUser } from "#contract/accounts/session";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import type { LeaseDraft, LeaseStep } from "#contract/leases/application";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../../client/api/rest-client";
import { forgetLeaseKey, storeLeaseKey, consumeLeaseKey } from "../../../client/page/lease-key";

export interface OwnedDraft {
  /** Null for the account's form; "" for a guest's that is not saved yet. */
  readonly draftKey: string | null;
  /** Null while nothing is saved. */
  readonly draft: LeaseDraft | null;
}

/**
 * The form to continue. A customer who started as a guest in this tab continues that form, unless the account
 * has one.
 * @throws NetworkFailure
 */
export async function findDraft(user: SessionUser | null): Promise<Envelope<OwnedDraft>> {
  const own = user && (await callApi("getLeaseDraft", { isQuiet: true }));
  if (own && !own.isSuccess) return own as Envelope<never>;
  const key = consumeLeaseKey();
  if (own && (own.data?.draft || !key)) return answered({ draftKey: null, draft: own.data?.draft ?? null });
  const guest = key ? await callApi("getGuestLeaseDraft", { body: { draftKey: key }, isQuiet: true }) : null;
  if (guest && !guest.isSuccess) return guest as Envelope<never>;
  const draft = guest?.data?.draft ?? null;
  if (own && !draft) return answered({ draftKey: null, draft: null });
  return answered({ draftKey: draft ? key : "", draft });
}

/** @returns the saved form; a refusal with its fields @throws NetworkFailure */
export async function saveStep(
  { draftKey }: OwnedDraft,
  step: LeaseStep,
  form: unknown,
): Promise<Envelope<OwnedDraft>> {
  if (draftKey === null) {
    const answer = await callApi("saveLeaseDraft", { body: { step, form: form as object } });
    if (!answer?.data) return refused(answer);
    return { ...answer, data: { draftKey, draft: answer.data.draft } };
  }
  const body = { step, form: form as object, draftKey: draftKey || null };
  const answer = await callApi("saveGuestLeaseDraft", { body });
  // The draft expired after a week, or was sent from another device: the input starts a new one.
  if (answer === null) forgetLeaseKey();
  if (!answer?.data) return refused(answer);
  storeLeaseKey(answer.data.draftKey);
  return { ...answer, data: answer.data };
}

/** @throws NetworkFailure */
export async function deleteDraft({ draftKey }: OwnedDraft): Promise<Envelope<unknown>> {
  const answer =
    draftKey === null
      ? await callApi("deleteLeaseDraft")
      : await callApi("deleteGuestLeaseDraft", { body: { draftKey } });
  if (answer?.isSuccess && draftKey !== null) forgetLeaseKey();
  return answer ?? fail(MESSAGES.generic.failure);
}

function answered(data: OwnedDraft): Envelope<OwnedDraft> {
  return succeed(data, "");
}

function refused(answer: Envelope<unknown> | null): Envelope<OwnedDraft> {
  return answer ? (answer as Envelope<never>) : (fail(MESSAGES.leases.nothingSaved) as Envelope<never>);
}
