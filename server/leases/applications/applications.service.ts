/**
 * Creates lease applications from drafts, once each, and shows them to their owners (LEASE-11 to LEASE-16).
 */
import { createHash } from "node:crypto";
import type * as yup from "yup";
import { canonicalAddress } from "#contract/accounts/email-address";
import { cleanAttribution } from "#contract/analytics/attribution";
import type {
  LeaseApplication,
  LeaseApplicationInput,
  LeaseApplicationsResult,
  LeaseResult,
} from "#contract/graphql/generated";
import { LEASE_CONSENT, LEASE_FORMS, LEASE_STEPS, type LeaseForm } from "#contract/leases/application";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DomainError, TooManyRequests } from "../../errors";
import type { CreditReading, PreApprovedCredit } from "../../customers/credit.port";
import { ipv4Of } from "../../http/client/networks";
import type { RateLimits } from "../../http/rate-limits";
import { requirePermission, type Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import { toRefusal, refusedBy, toResult, type LeaseProblem } from "./answer.mapping";
import { toLeaseApplication } from "./application.mapping";
import type { ApplicationRecord } from "./application.record";
import type { ApplicationStore } from "./applications.store";
import type { Applying, LeaseApplying, PlaceOrder } from "./applying.port";
import { beginApplication, type BeginningParts } from "./begin-application.change";
import type { Cascade } from "./cascade.service";
import { digestOf, type DraftService } from "../forms/drafts.service";
import type { DraftOwner, DraftStore } from "../forms/drafts.store";
import { toDisplayed } from "../forms/form.mapping";
import type { SavedForm } from "../forms/form.record";

/** A customer's applications and usable approval. */
export interface ApplicationsView {
  readonly applications: LeaseApplicationsResult;
  readonly approval: LeaseApplication | null;
}

/** `leastCents`: the smallest cart any lessor leases. */
export interface ApplicationParts extends BeginningParts {
  readonly store: ApplicationStore;
  readonly drafts: DraftStore;
  readonly areas: Pick<DraftService, "refusalFor">;
  readonly cascade: Cascade;
  readonly limits: RateLimits;
  /** Id of the account with a user name. */
  readonly findUserId: (username: string) => Promise<string | null>;
}

const { leases: sentences } = MESSAGES;
const KEY = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const problem = (
  code: LeaseProblem["code"],
  message: string,
  property: string | null = null,
): LeaseProblem => ({ code, message, property });

const UNDER_WAY = problem("UNDER_WAY", sentences.underWay);

export class ApplicationService implements CreditReading, LeaseApplying {
  constructor(private readonly parts: ApplicationParts) {}

  async apply(
    input: LeaseApplicationInput,
    who: Applying,
    placeOrder: PlaceOrder | null,
  ): Promise<LeaseResult> {
    const { store, drafts, cascade, leastCents } = this.parts;
    const unread = listUnread(input);
    if (unread.length > 0) return toRefusal(unread);
    const owner = ownerOf(who);
    const idempotencyHash = hashOf(owner, input.idempotencyKey);
    const known = await store.findByRequest(idempotencyHash);
    if (known) return toResult(known);

    const draft = await drafts.find(owner);
    if (!draft) return toRefusal([problem("NOTHING_SAVED", sentences.nothingSaved)]);
    const checked = this.check(draft.form);
    if ("problems" in checked) return toRefusal(checked.problems);
    const tooMany = await this.count(checked.form, who);
    if (tooMany) return toRefusal([tooMany]);

    const { viewer, origin, acceptLanguages, refusesTracking } = who;
    if (viewer && (await store.hasOneUnderWay(viewer.userId, leastCents))) return toRefusal([UNDER_WAY]);
    const placed = await placeOrder?.();
    if (placed && placed.orderId === null) return { ...toRefusal([]), ...refusedBy(placed.errors) };
    const begun = await beginApplication(
      this.parts,
      {
        orderId: placed?.orderId ?? null,
        userId: viewer?.userId ?? null,
        keyDigest: "keyDigest" in owner ? owner.keyDigest : null,
        draftKey: "keyDigest" in owner ? who.draftKey : null,
        idempotencyHash,
        shown: toDisplayed(checked.form),
        details: {
          form: checked.form,
          device: {
            ipAddress: ipv4Of(origin.ipAddress) || null,
            userAgent: origin.userAgent,
            acceptLanguages,
          },
        },
        consentVersion: LEASE_CONSENT.version,
        attribution: refusesTracking ? {} : cleanAttribution({ ...input.attribution }),
        firstTouch: refusesTracking ? {} : cleanAttribution({ ...input.firstTouch }),
      },
      draft,
    );
    if (begun === "UNDER_WAY") return toRefusal([UNDER_WAY]);
    if (begun === "ORDER_CLOSED") return toRefusal([problem("ORDER_CLOSED", MESSAGES.checkout.notPayable)]);
    if (begun !== "GONE") await cascade.advance(begun.id);
    // GONE: a concurrent identical request won, or another tab changed the form.
    const made = await store.findByRequest(idempotencyHash);
    return made ? toResult(made) : toRefusal([problem("NOTHING_SAVED", sentences.incomplete)]);
  }

  async view(leaseId: string): Promise<LeaseApplication | null> {
    const record = await this.parts.store.find(leaseId);
    return record && toLeaseApplication(record, false);
  }

  /**
   * Refreshes an application's status from its lessor.
   * @throws DomainError NOT_FOUND for another customer's application, TooManyRequests
   */
  async refresh(leaseId: string, who: Applying): Promise<LeaseResult> {
    const record = await this.findFor(leaseId, who);
    if (!record) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    await this.parts.limits.limit("leaseRefresh", { address: who.origin.ipAddress });
    await this.parts.cascade.advance(record.id);
    return toResult((await this.parts.store.find(record.id)) ?? record);
  }

  /** @throws DomainError BAD_USER_INPUT for an invalid page */
  async listOwn(viewer: Viewer, pageNumber: number, pageSize: number): Promise<LeaseApplicationsResult> {
    const { pageSizes, maxPage } = LIMITS.lists;
    if (!(pageSizes as readonly number[]).includes(pageSize) || pageNumber < 1 || pageNumber > maxPage) {
      const message = `pageSize must be one of ${pageSizes.join(", ")}, pageNumber 1 or more`;
      throw new DomainError("BAD_USER_INPUT", message);
    }
    await this.adopt(viewer);
    return this.list(viewer.userId, { pageNumber, pageSize }, false);
  }

  /** A customer's applications and approval for staff. The caller has checked leases.read. */
  async viewOf(userId: string): Promise<ApplicationsView> {
    const [applications, active] = await Promise.all([
      this.list(userId, { pageNumber: 1, pageSize: 20 }, true),
      this.parts.store.findActive(userId),
    ]);
    return { applications, approval: active && toLeaseApplication(active, true) };
  }

  private async list(
    userId: string,
    { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
    isForStaff: boolean,
  ): Promise<LeaseApplicationsResult> {
    const { store } = this.parts;
    const [records, totalApplications] = await Promise.all([
      store.listOf(userId, { number: pageNumber, size: pageSize }),
      store.countOf(userId),
    ]);
    const applications = records.map((record) => toLeaseApplication(record, isForStaff));
    return { applications, totalApplications, pageNumber, pageSize };
  }

  /**
   * @param username null = any owner
   * @returns null for an unknown application and for another customer's
   */
  async findById(viewer: Viewer, leaseId: string, username: string | null): Promise<LeaseApplication | null> {
    await this.adopt(viewer);
    const record = await this.parts.store.find(leaseId);
    const isStaff = viewer.permissions.includes("leases.read");
    if (!record || (record.userId !== viewer.userId && !isStaff)) return null;
    if (username !== null && canonicalAddress(record.username ?? "") !== canonicalAddress(username))
      return null;
    return toLeaseApplication(record, isStaff);
  }

  /** @param leaseId null = the application made from the key's draft */
  async findByKey(leaseId: string | null, draftKey: string): Promise<LeaseApplication | null> {
    const record = await this.parts.store.findByKey(leaseId, digestOf(draftKey));
    return record && toLeaseApplication(record, false);
  }

  /**
   * @param username null = the viewer's own
   * @throws DomainError FORBIDDEN for another customer's without leases.read
   */
  async findActive(viewer: Viewer, username: string | null): Promise<LeaseApplication | null> {
    const { store, findUserId } = this.parts;
    if (username === null || canonicalAddress(username) === canonicalAddress(viewer.username)) {
      await this.adopt(viewer);
      const own = await store.findActive(viewer.userId);
      return own && toLeaseApplication(own, false);
    }
    requirePermission(viewer, "leases.read");
    const userId = await findUserId(username);
    const record = userId === null ? null : await store.findActive(userId);
    return record && toLeaseApplication(record, true);
  }

  async findCredit(userId: string): Promise<PreApprovedCredit | null> {
    const record = await this.parts.store.findActive(userId);
    return (
      record && {
        leaseId: record.id,
        approvedAmount: record.approvedCents ?? 0,
        usedAmount: record.usedCents,
      }
    );
  }

  private async findFor(leaseId: string, { viewer, draftKey }: Applying): Promise<ApplicationRecord | null> {
    const { store } = this.parts;
    if (draftKey !== null) return store.findByKey(leaseId, digestOf(draftKey));
    if (!viewer) return null;
    await this.adopt(viewer);
    const record = await store.find(leaseId);
    return record?.userId === viewer.userId ? record : null;
  }

  /** Moves guest applications to the account with the same address, once the address is verified. */
  private async adopt(viewer: Viewer): Promise<void> {
    if (viewer.isVerified) await this.parts.store.adopt(viewer.userId, viewer.username);
  }

  /** Validates the whole form by today's rules. Unserved states are reported before any other problem. */
  private check(saved: SavedForm): { form: LeaseForm } | { problems: LeaseProblem[] } {
    const state = saved.address?.state;
    const notServed = state === undefined ? null : this.parts.areas.refusalFor(state);
    if (notServed) return { problems: [problem("STATE_NOT_SERVED", notServed, "address.postalCode")] };
    const problems = LEASE_STEPS.flatMap((step) => problemsOf(saved, step));
    return problems.length > 0 ? { problems } : { form: saved as LeaseForm };
  }

  /**
   * Counts an application against the rate limits.
   * @returns the problem when a limit is reached
   */
  private async count({ identity }: LeaseForm, { viewer, origin }: Applying): Promise<LeaseProblem | null> {
    const isOwnAddress = viewer?.isVerified === true && viewer.username === identity.email;
    try {
      await this.parts.limits.limit(
        "lease",
        {
          address: origin.ipAddress,
          ...(viewer && { account: viewer.userId }),
          // Exempts verified own addresses, so strangers cannot use up a customer's limit.
          ...(!isOwnAddress && { recipient: identity.email }),
        },
        sentences.tooManyTries,
      );
      return null;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      return problem("TOO_MANY_TRIES", error.message);
    }
  }
}

function listUnread({ consent, consentVersion, idempotencyKey }: LeaseApplicationInput): LeaseProblem[] {
  const isAgreed = consent && consentVersion === LEASE_CONSENT.version;
  return [
    ...(isAgreed ? [] : [problem("INVALID_INPUT", sentences.noConsent, "consent")]),
    ...(KEY.test(idempotencyKey) ? [] : [problem("INVALID_INPUT", sentences.key, "idempotencyKey")]),
  ];
}

function problemsOf(saved: SavedForm, step: keyof LeaseForm): LeaseProblem[] {
  const form = saved[step];
  if (!form) return [problem("INCOMPLETE", sentences.incomplete, step)];
  try {
    const schema: yup.Schema<object> = LEASE_FORMS[step];
    validate(schema, form);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fieldErrors.map(({ property, constraints }) =>
      problem("INCOMPLETE", Object.values(constraints)[0] ?? error.message, `${step}.${property}`),
    );
  }
}

function ownerOf({ viewer, draftKey }: Applying): DraftOwner {
  return viewer && draftKey === null ? { userId: viewer.userId } : { keyDigest: digestOf(draftKey ?? "") };
}

/** Binds the idempotency key to the draft's owner: another owner's key is a different key. */
function hashOf(owner: DraftOwner, key: string): Buffer {
  const whose = "userId" in owner ? owner.userId : owner.keyDigest.toString("hex");
  return createHash("sha256").update(`lease\0${whose}\0${key.toLowerCase()}`).digest();
}
