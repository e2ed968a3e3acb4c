/**
 * The address of List-Unsubscribe is posted to by mail programs (RFC 8058). Some only show it to their reader, who opens
 * it in a browser: they are led to the page with the button. Nothing changes by that (MARKETING-4).
 */
import type { FastifyInstance } from "fastify";
import type { Schema } from "yup";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";

interface WayOut<Params> {
  /** Of the call that is posted, with its parameters. */
  readonly path: string;
  readonly params: Schema<Params>;
  /** Address of the page. */
  readonly pageOf: (params: Params) => string;
}

export function leadToWayOut<Params>(app: FastifyInstance, { path, params, pageOf }: WayOut<Params>): void {
  app.get(path, async (request, reply) => {
    const given: unknown = request.params;
    if (!params.isValidSync(given, { strict: true }))
      return reply.code(404).send(fail(MESSAGES.generic.notFound));
    return reply.header("cache-control", "no-store").redirect(pageOf(given), 303);
  });
}
