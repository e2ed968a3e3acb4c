/** Enforces the access declared in contract/graphql/access.ts before an operation's resolver runs. */
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from "graphql";
import { MUTATION_ACCESS, QUERY_ACCESS, type OperationAccess } from "#contract/graphql/access";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../../errors";
import type { RequestContext } from "./graphql";

export function guardOperations(schema: GraphQLSchema): void {
  guard(schema.getQueryType(), QUERY_ACCESS);
  guard(schema.getMutationType(), MUTATION_ACCESS);
}

function guard(
  root: GraphQLObjectType | null | undefined,
  table: Readonly<Record<string, OperationAccess>>,
): void {
  for (const field of Object.values(root?.getFields() ?? {})) {
    const access = table[field.name];
    const { resolve } = field;
    // The types prevent this; a host must not start with an operation without declared access.
    if (!access) throw new Error(`${field.name} has no access rule (contract/graphql/access.ts)`);
    if (!resolve) continue;
    // The service checks ownership.
    if (access === "anyone" || (typeof access === "object" && "staffNeed" in access)) continue;
    const guarded: GraphQLFieldResolver<unknown, RequestContext> = async (root, args, context, info) => {
      await requireOperation(access, context);
      return resolve(root, args, context, info) as unknown;
    };
    field.resolve = guarded as never;
  }
}

/** @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN without one of the permissions */
async function requireOperation(
  access: Exclude<OperationAccess, "anyone" | { readonly staffNeed: unknown }>,
  context: RequestContext,
): Promise<void> {
  if (access === "build") {
    if (!context.isTrusted) throw new DomainError("FORBIDDEN", "Only the site build may export the catalog");
    return;
  }
  const { permissions } = await context.requireViewer();
  if (access === "signed-in" || access.some((permission) => permissions.includes(permission))) return;
  throw new DomainError("FORBIDDEN", MESSAGES.access.forbidden);
}
