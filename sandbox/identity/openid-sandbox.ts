/** Mounts the OpenID provider under /identity and its page under /sign-in. */
import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import { createOpenIdProvider, type OpenIdOptions } from "./openid-provider";
import { personPage, readPerson } from "./person-form";

const MOUNT = "/identity";
const PAGE = "/sign-in";

export async function registerOpenIdSandbox(
  app: FastifyInstance,
  options: Omit<OpenIdOptions, "pagePath" | "issuer"> & { readonly url: string },
): Promise<void> {
  const { people, url } = options;
  const provider = await createOpenIdProvider({ ...options, issuer: `${url}${MOUNT}`, pagePath: PAGE });
  const answer = provider.callback();

  await app.register(async (scope) => {
    // The provider parses the bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.all(`${MOUNT}/*`, (request, reply) => {
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url;
      raw.url = raw.url?.slice(MOUNT.length);
      void answer(raw, reply.raw);
    });
  });

  app.get<{ Params: { uid: string } }>(`${PAGE}/:uid/`, async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    const action = `${PAGE}/${request.params.uid}/`;
    return reply
      .type("text/html; charset=utf-8")
      .send(personPage({ provider: "Google", action, hidden: {} }, people));
  });
  app.post(`${PAGE}/:uid/`, async (request, reply) => {
    const person = readPerson(request.body, people);
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: "access_denied", error_description: "The person refused" };
    const next = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(next, 303);
  });
}
