/** The sender of a request. Only server/auth reads tokens; every other feature sees a viewer. */
import type { FastifyRequest } from "fastify";
import type { StaffAccess } from "#contract/rest/endpoint";
import { MESSAGES } from "#contract/messages";
import type { Permission, Role } from "#contract/staff/roles";
import { DomainError } from "../errors";

/** A signed-in user whose access and id tokens belong to the same live session. */
export interface Viewer {
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  /** False until the address is proved (ACCOUNT-15). */
  readonly isVerified: boolean;
  readonly sessionId: string;
}

export interface SessionReader {
  /**
   * Returns the viewer of an Authorization header (`Bearer <access> <id>`, SESSION-2), or null without a
   * header.
   * @throws DomainError UNAUTHENTICATED for a header without a live session
   */
  findViewer(authorization: string | undefined): Promise<Viewer | null>;
}

/** The origin of a request, as services may record it. */
export interface Origin {
  /** IPv4 or IPv6 address of the shopper, not of a proxy. */
  readonly ipAddress: string;
  readonly userAgent: string;
}

const USER_AGENT_LENGTH = 300;

export function originOf(request: FastifyRequest): Origin {
  const userAgent = request.headers["user-agent"] ?? "";
  return { ipAddress: request.client.address, userAgent: userAgent.slice(0, USER_AGENT_LENGTH) };
}

/** True for a browser that sends Global Privacy Control, which opts out of tracking (ATTRIBUTION-6). */
export function refusesTracking({ headers }: FastifyRequest): boolean {
  return headers["sec-gpc"] === "1";
}

/** @throws DomainError UNAUTHENTICATED for a guest */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new DomainError("UNAUTHENTICATED", MESSAGES.access.unauthenticated);
  return viewer;
}

/** @throws DomainError FORBIDDEN unless the viewer has the permission that the call declares */
export function requireAccess(viewer: Viewer, access: StaffAccess): void {
  const has = access === "SUPERADMIN" ? viewer.role === access : viewer.permissions.includes(access);
  if (!has) throw new DomainError("FORBIDDEN", MESSAGES.access.forbidden);
}

/** @throws DomainError FORBIDDEN unless the viewer has the permission */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  requireAccess(viewer, permission);
}
