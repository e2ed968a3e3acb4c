/** Drafts of applications: served states, saving, and responses without secrets (LEASE-11, LEASE-13). */
import { createHash, randomBytes } from "node:crypto";
import type * as yup from "yup";
import { LEASE_FORMS, type LeaseDraft, type LeaseStep } from "#contract/leases/application";
import { MESSAGES } from "#contract/messages";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { US_STATES } from "#contract/places/us-states";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import { fields } from "../../gateways/fields";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin, Viewer } from "../../http/session";
import { findUnknownFields, validate } from "../../http/validation";
import { isServed, type OfferedLessor } from "../lessors/cascade.rules";
import type { GuestOfDraft } from "./form.record";
import type { DraftOwner, DraftStore } from "./drafts.store";
import { toDraft, withSavedSecrets } from "./form.mapping";
import { saveDraft } from "./save-draft.change";

export interface DraftParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly store: DraftStore;
  readonly limits: RateLimits;
  /** Lessors in the order they are contacted. */
  readonly offered: readonly OfferedLessor[];
  /** Mails a guest a link back to a draft. */
  readonly sendLink: (guest: GuestOfDraft) => Promise<void>;
}

/** A submitted form step. */
export interface SentStep {
  readonly step: LeaseStep;
  readonly form: unknown;
}

const { leases: sentences, generic } = MESSAGES;
const KEY_BYTES = 32;

export class DraftService {
  constructor(private readonly parts: DraftParts) {}

  /**
   * Whether any lessor serves the area.
   * @param postalCode of a state
   */
  area(postalCode: string): { state: string; isServed: boolean; message: string } {
    const state = stateOfPostalCode(postalCode)!;
    const refusal = this.refusalFor(state);
    return { state, isServed: refusal === null, message: refusal ?? sentences.served };
  }

  /** @returns the message for a state no lessor serves; null for a served state */
  refusalFor(state: string): string | null {
    const { offered } = this.parts;
    if (offered.length === 0) return sentences.noLessor;
    if (offered.some((lessor) => isServed(lessor, { state, leasedCents: null }))) return null;
    return sentences.notServed(US_STATES[state] ?? state);
  }

  /** @throws DomainError BAD_USER_INPUT with the fields of the step, TOO_MANY_REQUESTS */
  async saveOwn(viewer: Viewer, sent: SentStep): Promise<LeaseDraft> {
    await this.parts.limits.limit("leaseDraft", { account: viewer.userId });
    requireKnownFields(sent);
    // Mails use the account's address.
    const form = { ...fields(sent.form), email: viewer.username };
    return this.save({ userId: viewer.userId }, true, { ...sent, form });
  }

  /**
   * @param key null creates a draft with a new key
   * @returns the draft and its key
   * @throws DomainError as saveOwn does, NOT_FOUND for an unknown key
   */
  async saveGuest(key: string | null, sent: SentStep, { ipAddress }: Origin) {
    await this.parts.limits.limit("leaseDraft", { address: ipAddress });
    requireKnownFields(sent);
    const draftKey = key ?? randomBytes(KEY_BYTES).toString("base64url");
    const draft = await this.save({ keyDigest: digestOf(draftKey) }, key === null, sent);
    return { draft, draftKey };
  }

  async find(owner: DraftOwner): Promise<LeaseDraft | null> {
    const record = await this.parts.store.find(owner);
    return record && toDraft(record.form);
  }

  /**
   * Mails a guest the link to continue the draft.
   * @throws DomainError NOT_FOUND for an unknown key, BAD_USER_INPUT for a draft without an email address,
   * TooManyRequests
   */
  async mailLink(draftKey: string, { ipAddress }: Origin): Promise<void> {
    const { limits, sendLink } = this.parts;
    const draft = await this.find({ keyDigest: digestOf(draftKey) });
    if (!draft) throw new DomainError("NOT_FOUND", generic.notFound);
    const { email, firstName } = draft.identity ?? {};
    if (!email) throw new DomainError("BAD_USER_INPUT", sentences.noAddress);
    await limits.limit("leaseLink", { address: ipAddress, recipient: email });
    await sendLink({ to: email, firstName: firstName ?? "", draftKey });
  }

  async remove(owner: DraftOwner): Promise<void> {
    await this.parts.store.remove(owner);
  }

  private async save(owner: DraftOwner, isNew: boolean, { step, form }: SentStep): Promise<LeaseDraft> {
    const saved = await saveDraft(this.parts, owner, isNew, (before) => {
      const schema: yup.Schema<object> = LEASE_FORMS[step];
      const checked = validate(schema, withSavedSecrets(step, form, before));
      this.requireServed(checked);
      return { ...before, [step]: checked };
    });
    if (!saved) throw new DomainError("NOT_FOUND", generic.notFound);
    return toDraft(saved);
  }

  private requireServed(checked: object): void {
    const refusal = "state" in checked ? this.refusalFor(String(checked.state)) : null;
    if (refusal === null) return;
    throw new DomainError("BAD_USER_INPUT", refusal, [
      { property: "postalCode", constraints: { served: refusal } },
    ]);
  }
}

/** @throws DomainError BAD_USER_INPUT for a field the step does not have (CALL-13) */
function requireKnownFields({ step, form }: SentStep): void {
  const fieldErrors = findUnknownFields(LEASE_FORMS[step], fields(form));
  const [first] = fieldErrors;
  if (first) throw new DomainError("BAD_USER_INPUT", first.constraints["unknown"]!, fieldErrors);
}

/** Only the digest is stored, so a leaked database does not open guests' drafts. */
export function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
