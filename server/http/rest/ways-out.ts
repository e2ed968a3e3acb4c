/**
 * Redirects visitors of a List-Unsubscribe address to the page with the button. Mail programs post to the
 * address (RFC 8058), but some only show it to the reader, who opens it in a browser. The redirect changes
 * nothing (MARKETING-4).
 */
import type { FastifyInstance } from "fastify";
import type { Schema } from "yup";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";

interface WayOut<Params> {
  /** Path of the posted call, with its parameters. */
  readonly path: string;
  readonly params: Schema<Params>;
  /** Builds the address of the page. */
  readonly pageOf: (params: Params) => string;
}

export function leadToWayOut<Params>(app: FastifyInstance, { path, params, pageOf }: WayOut<Params>): void {
  app.get(path, async (request, reply) => {
    const pathParams: unknown = request.params;
    if (!params.isValidSync(pathParams, { strict: true }))
      return reply.code(404).send(fail(MESSAGES.generic.notFound));
    return reply.header("cache-control", "no-store").redirect(pageOf(pathParams), 303);
  });
}
