/**
 * Decides which refusals are recorded and who may read the audit log (STAFF-7, docs/decisions/accounts.md).
 */
import type { AuditKind } from "#contract/audit/schema";
import { SignInRefused, type DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Origin, Viewer } from "../http/session";
import type { AuditStore } from "./audit.store";

export interface AuditParts {
  readonly store: AuditStore;
  readonly limits: Pick<RateLimits, "allows">;
  /** Returns the account id of a username, or null. */
  findUserId(username: string): Promise<string | null>;
  readonly log: { warn(details: object, message: string): void };
}

export interface Refusal {
  readonly failure: DomainError;
  readonly viewer: Viewer | null;
  readonly origin: Origin;
  readonly call: string;
}

export class AuditService {
  constructor(private readonly parts: AuditParts) {}

  /**
   * Writes a refusal to the server log, without names and addresses, and to the audit log. Throttled per
   * hour, address and user, so that a flood of requests does not flood the audit log.
   */
  async record({ failure, viewer, origin, call }: Refusal): Promise<void> {
    const { store, limits, findUserId, log } = this.parts;
    const kind = kindOf(failure);
    if (!kind) return;
    const subject = { address: origin.ipAddress, ...(viewer ? { account: viewer.userId } : {}) };
    if (!(await limits.allows("audit", subject))) return;
    const username = viewer?.username ?? (failure instanceof SignInRefused ? failure.account : "");
    const userId = viewer?.userId ?? (username ? await findUserId(username) : null);
    log.warn({ refused: kind, call, userId }, "refused");
    await store.add({ kind, userId, call, username, ...origin });
  }
}

function kindOf(failure: DomainError): AuditKind | null {
  if (failure instanceof SignInRefused) return "SIGN_IN_FAILED";
  if (failure.code === "FORBIDDEN") return "FORBIDDEN";
  return failure.code === "TOO_MANY_REQUESTS" ? "LIMITED" : null;
}
