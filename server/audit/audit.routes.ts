/** The audit log's calls, and how every call writes into it (STAFF-7). */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { REST } from "#contract/rest/endpoints";
import { allRows } from "#contract/fields/page";
import type { DomainError } from "../errors";
import type { Background } from "../http/background";
import type { Rest } from "../http/rest/rest";
import { originOf, type SessionReader } from "../http/session";
import type { ActsStore } from "./acts.store";
import { actOf } from "./audit.port";
import type { AuditService } from "./audit.service";
import { exportAudit, type AuditExportParts } from "./export.service";

export function registerAuditRoutes(
  rest: Rest,
  acts: Pick<ActsStore, "list" | "sumRefunds">,
  files: AuditExportParts,
): void {
  rest.signedIn(REST.listAudit, async ({ params }) => ({ data: await acts.list(params) }));
  rest.signedIn(REST.sumRefunds, async ({ params }) => {
    const days = await acts.sumRefunds(params);
    const sum = (name: "cents" | "refundCents" | "cancelledCents" | "otherCents") =>
      days.reduce((cents, day) => cents + day[name], 0);
    return {
      data: {
        ...allRows(days),
        totalCents: sum("cents"),
        refundCents: sum("refundCents"),
        cancelledCents: sum("cancelledCents"),
        otherCents: sum("otherCents"),
      },
    };
  });
  rest.download(REST.exportAudit, (call) => exportAudit(files, actOf(REST.exportAudit, call), call.body));
}

/** Records every refused request, after its answer. */
export function recordRefusals(
  app: FastifyInstance,
  service: AuditService,
  sessions: SessionReader,
  background: Background,
): void {
  const record = async (request: FastifyRequest, failure: DomainError) => {
    const viewer = await sessions.findViewer(request.headers.authorization).catch(() => null);
    const call = `${request.method} ${request.routeOptions.url ?? ""}`;
    await service.record({ failure, viewer, origin: originOf(request), call });
  };
  app.addHook("onResponse", (request, _reply, done) => {
    const { failure } = request;
    if (failure) background.run(() => record(request, failure));
    done();
  });
}
