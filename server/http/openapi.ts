/** Describes the REST calls for people and programs: /docs and /docs/json. GraphQL describes itself. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { DOCS_PATH } from "#contract/endpoints";

const DESCRIPTION = `Every answer is one envelope: isSuccess, message, successMessage, errorMessage, fieldErrors, data.
Calls that need a session carry \`Authorization: Bearer <accessToken> <idToken>\`, both of the same session, with one
space between. 401 asks for new tokens (/account/refreshToken); 429 says in retry-after how long to wait.`;

export interface OpenApiSettings {
  readonly shop: { readonly name: string };
  readonly apiUrl: string;
}

/** Must be registered before the routes it is to describe. */
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
            description: "Access and id token of one session, with a space between",
          },
        },
      },
    },
    // Routes without a summary are no REST calls: GraphQL, health, the documentation itself.
    transform: ({ schema, url }) => ({ schema: schema?.summary ? schema : { ...schema, hide: true }, url }),
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: {
      "default-src": "'none'",
      "script-src": "'self'",
      // Swagger UI uses style attributes.
      "style-src": "'self' 'unsafe-inline'",
      "img-src": "'self' data:",
      "connect-src": `'self' ${config.apiUrl}`,
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    },
    uiConfig: { docExpansion: "list", deepLinking: true, validatorUrl: null },
  });
}
