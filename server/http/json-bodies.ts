/** Refuses JSON bodies that would be too costly to parse. */
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { isModestJson } from "../gateways/read-json";

export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isModestJson(body)) return parse(request, body, done);
    done(new DomainError("BAD_USER_INPUT", MESSAGES.generic.unreadableBody));
  });
}
