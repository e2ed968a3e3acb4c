/** The list of who did what, and how every call writes into it (STAFF-7). */
import type { FastifyInstance } from "fastify";
import { REST } from "#contract/rest-endpoints";
import type { Background } from "../http/background";
import type { Rest } from "../http/rest";
import { originOf, type SessionReader } from "../http/session";
import type { AuditService } from "./audit.service";

export function registerAuditRoutes(rest: Rest, service: AuditService): void {
  rest.signedIn(REST.listAudit, async ({ params }) => ({ data: await service.list(params) }));
}

/** Has every refused request noted, after its answer. */
export function noteRefusals(
  app: FastifyInstance,
  service: AuditService,
  sessions: SessionReader,
  background: Background,
): void {
  app.addHook("onResponse", async (request) => {
    const { failure } = request;
    if (!failure) return;
    background.run(async () => {
      const viewer = await sessions.findViewer(request.headers.authorization).catch(() => null);
      const call = `${request.method} ${request.routeOptions.url ?? ""}`;
      await service.note({ failure, viewer, origin: originOf(request), call });
    });
  });
}
