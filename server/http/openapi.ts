/** Describes the REST calls for people and programs: /docs and /docs/json. GraphQL describes itself. */
import swagger, { type StaticDocumentSpec } from "@fastify/swagger";
import Fastify, { type FastifyInstance } from "fastify";
import { DOCS_PATH } from "#contract/rest/paths";

const DESCRIPTION = `Every response is one envelope: isSuccess, message, successMessage, errorMessage, fieldErrors, data.
Calls that need a session send \`Authorization: Bearer <accessToken> <idToken>\`, both of the same session, with one
space between them. 401: get new tokens (/account/refreshToken). 429: wait as long as retry-after says.`;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Schemas of a call's input. Built lazily, because no host needs them to start. */
    describeInput?: () => FastifySchema;
  }
}

export interface OpenApiSettings {
  readonly shop: { readonly name: string };
  readonly apiUrl: string;
}

/** Must be registered before the routes to describe. */
export async function registerOpenApi(app: FastifyInstance, config: OpenApiSettings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.0.3",
      info: { title: `${config.shop.name} API`, description: DESCRIPTION, version: "1" },
      servers: [{ url: config.apiUrl }],
      components: {
        securitySchemes: {
          session: {
            type: "http",
            scheme: "bearer",
            description: "Access and id token of one session, separated by a space",
          },
        },
      },
    },
    // Routes without a summary are not REST calls: GraphQL, health, the documentation itself.
    transform: ({ schema, url, route }) => ({
      schema: schema?.summary ? { ...schema, ...route.config?.describeInput?.() } : { ...schema, hide: true },
      url,
    }),
  });
  let pages: FastifyInstance | undefined;
  app.get(`${DOCS_PATH}/*`, async ({ raw: { url = "" } }, reply) => {
    pages ??= await openPages(app, config.apiUrl);
    const page = await pages.inject({ url });
    return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload);
  });
  app.get(DOCS_PATH, (_request, reply) => reply.redirect(`${DOCS_PATH}/`));
}

/** Runs Swagger UI in a separate server, opened on first use: loading it takes a sixth of a host's start. */
async function openPages(app: FastifyInstance, apiUrl: string): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import("@fastify/swagger-ui");
  const pages = Fastify();
  const document = app.swagger() as StaticDocumentSpec["document"];
  await pages.register(swagger, { mode: "static", specification: { document } });
  await pages.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: {
      "default-src": "'none'",
      "script-src": "'self'",
      // Swagger UI uses style attributes.
      "style-src": "'self' 'unsafe-inline'",
      "img-src": "'self' data:",
      "connect-src": `'self' ${apiUrl}`,
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    },
    uiConfig: { docExpansion: "list", deepLinking: true, validatorUrl: null },
  });
  return pages;
}
