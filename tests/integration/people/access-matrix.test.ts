/**
 * Access matrix: every call of contract/rest/endpoints.ts and every schema operation, as a guest, as each
 * role, as staff without the permission and as staff with only that one (ROLE-2 to ROLE-5, STAFF-6). A call
 * missing from the tables fails here.
 */
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLInputType } from "graphql";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { StaffAccess } from "#contract/rest/endpoint";
import { MUTATION_ACCESS, QUERY_ACCESS, type OperationAccess } from "#contract/graphql/access";
import { REST, type RestName } from "#contract/rest/endpoints";
import {
  PERMISSIONS,
  ROLE_PERMISSIONS,
  needsSecondFactor,
  type AccountRole,
  type Permission,
} from "#contract/staff/roles";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import type { FastifyInstance } from "fastify";
import { aCustomer, requestRest } from "../../support/people/accounts";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi(0);
  const lots = { hits: 1_000_000, seconds: 60 };
  const rateLimits = Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, lots]));
  app = await api.anotherHost({ rateLimits, requestsPerMinute: 0 });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

interface Caller {
  readonly name: string;
  /** Null = guest. */
  readonly role: AccountRole | null;
  /** Replaces the permissions of the role. */
  readonly own?: readonly Permission[];
  readonly hasSecondFactor?: boolean;
}

const ROLES = Object.keys(ROLE_PERMISSIONS).filter((role) => role !== "ANONYMOUS") as AccountRole[];
const EVERYBODY: readonly Caller[] = [
  { name: "a guest", role: null },
  ...ROLES.map((role) => ({ name: role, role })),
];

/** Callers that prove the permission decides, not the role. */
function edgesOf(needed: readonly Permission[]): readonly Caller[] {
  if (needed.length === 0) return [];
  return [
    {
      name: `an admin without ${needed.join()}`,
      role: "ADMIN",
      own: PERMISSIONS.filter((permission) => !needed.includes(permission)),
    },
    ...needed.map((permission) => ({
      name: `customer support with ${permission} alone`,
      role: "CUSTOMERSUPPORT" as const,
      own: [permission],
    })),
    { name: "an admin without a second factor", role: "ADMIN", hasSecondFactor: false },
  ];
}

function permissionsOf({ role, own, hasSecondFactor = true }: Caller): readonly Permission[] {
  const granted = role ? (own ?? ROLE_PERMISSIONS[role]) : [];
  return hasSecondFactor ? granted : granted.filter((permission) => !needsSecondFactor(permission));
}

/** A new user each time: a call may end its own session. */
async function bearerOf({ role, own, hasSecondFactor = true }: Caller): Promise<string> {
  if (!role) return "";
  const { userId, bearer } = await aCustomer(api, { role, hasSecondFactor });
  if (own) {
    await sql`UPDATE users SET permissions = ${[...own]}::text[] WHERE id = ${userId}`.execute(
      api.database.db,
    );
  }
  return bearer;
}

type Verdict = "may" | "has to sign in" | "may not";

describe("REST", () => {
  const params = {
    id: "00000000-0000-4000-8000-000000000000",
    addressId: "00000000-0000-4000-8000-000000000000",
    username: "nobody@mail.example",
    status: "active",
    postalCode: "78701",
  };
  const verdictFor = (access: StaffAccess | null, needsSession: boolean, caller: Caller): Verdict => {
    if (!needsSession) return "may";
    if (!caller.role) return "has to sign in";
    if (access === null) return "may";
    const has = access === "SUPERADMIN" ? caller.role === access : permissionsOf(caller).includes(access);
    return has ? "may" : "may not";
  };

  test.each(Object.keys(REST) as RestName[])("%s is allowed to the callers its table lists", async (name) => {
    const { access, needsSession, method } = REST[name];
    const edges = access === null || access === "SUPERADMIN" ? [] : edgesOf([access]);
    for (const caller of [...EVERYBODY, ...edges]) {
      // No call accepts a list: an allowed caller gets a validation error, and nothing happens.
      const body = method === "GET" ? undefined : [];
      const answer = await requestRest(app, name, { bearer: await bearerOf(caller), params, body });
      const status = answer.statusCode;
      const verdict: Verdict = status === 401 ? "has to sign in" : status === 403 ? "may not" : "may";

      expect({ caller: caller.name, verdict }).toEqual({
        caller: caller.name,
        verdict: verdictFor(access, needsSession, caller),
      });
      expect(status).toBeLessThan(500);
    }
  });

  test("a call below /admin lists its permissions", () => {
    const open = Object.values(REST).filter(
      ({ path, access }) => path.startsWith("/admin") && access === null,
    );

    expect(open).toEqual([]);
  });
});

describe("GraphQL", () => {
  const schema = buildSchema(readFileSync("contract/graphql/schema.graphql", "utf8"));
  const operations = [
    ...Object.values(schema.getQueryType()!.getFields()).map(
      (field) => ["query", field.name, field] as const,
    ),
    ...Object.values(schema.getMutationType()!.getFields()).map(
      (field) => ["mutation", field.name, field] as const,
    ),
  ];
  const accessOf = (kind: string, name: string): OperationAccess | undefined =>
    (kind === "query" ? QUERY_ACCESS : MUTATION_ACCESS)[name as never];
  const verdictFor = (access: OperationAccess, caller: Caller): Verdict => {
    // The build key is required in production only.
    if (access === "anyone" || access === "build") return "may";
    if (typeof access === "object" && "staffNeed" in access) {
      const isStaff = caller.role !== null && caller.role !== "CUSTOMER";
      return !isStaff || permissionsOf(caller).includes(access.staffNeed) ? "may" : "may not";
    }
    if (!caller.role) return "has to sign in";
    if (access === "signed-in") return "may";
    return access.some((permission) => permissionsOf(caller).includes(permission)) ? "may" : "may not";
  };

  test("every schema operation has a row, and every row an operation", () => {
    const named = operations.map(([, name]) => name);

    expect([...Object.keys(QUERY_ACCESS), ...Object.keys(MUTATION_ACCESS)].sort()).toEqual(named.sort());
  });

  test.each(operations)("%s %s is allowed to the callers its table lists", async (kind, name, field) => {
    const access = accessOf(kind, name);
    if (!access) throw new Error(`${name} has no access rule`);
    const edges =
      typeof access === "string" ? [] : edgesOf("staffNeed" in access ? [access.staffNeed] : access);
    for (const caller of [...EVERYBODY, ...edges]) {
      const bearer = await bearerOf(caller);
      const headers: Record<string, string> = bearer ? { authorization: bearer } : {};
      const { errors } = await queryHost(
        app,
        `${kind} { ${callOf(field, permissionsOf(caller))} }`,
        undefined,
        headers,
      );
      const codes = errors.map(({ extensions }) => extensions.code);
      const verdict: Verdict = codes.includes("UNAUTHENTICATED")
        ? "has to sign in"
        : codes.includes("FORBIDDEN")
          ? "may not"
          : "may";

      expect({ caller: caller.name, verdict }).toEqual({
        caller: caller.name,
        verdict: verdictFor(access, caller),
      });
      expect(codes).not.toContain("INTERNAL");
      expect(
        errors.map(({ message }) => message).filter((text) => /Cannot query|required/.test(text)),
      ).toEqual([]);
    }
  });
});

/** The operation with minimal, made-up arguments of the right type. */
function callOf(field: GraphQLField<unknown, unknown>, permissions: readonly Permission[]): string {
  const mayOnlyCancel = permissions.includes("orders.cancel") && !permissions.includes("orders.update");
  // The target status decides which of the two permissions is required.
  const bulk = permissions.includes("orders.note")
    ? "NOTE"
    : mayOnlyCancel
      ? "CANCEL"
      : permissions.includes("orders.release")
        ? "FULFIL"
        : "CONFIRM";
  const enums = mayOnlyCancel
    ? { OrderStatus: "CANCELLED", OrderItemStatus: "CANCELLED", OrderBulkAction: bulk }
    : { OrderStatus: "COMPLETED", OrderItemStatus: "DELIVERED", OrderBulkAction: bulk };
  const requiredArgs = field.args.filter(({ type }) => isNonNullType(type)).map((arg) => fieldOf(arg, enums));
  const type = getNamedType(field.type);
  return `${field.name}${requiredArgs.length > 0 ? `(${requiredArgs.join(", ")})` : ""}${isLeafType(type) ? "" : " { __typename }"}`;
}

type Enums = Readonly<Record<string, string>>;

function fieldOf({ name, type }: GraphQLArgument | GraphQLInputField, enums: Enums): string {
  return `${name}: ${valueOf(type, enums)}`;
}

function valueOf(type: GraphQLInputType, enums: Enums): string {
  if (isNonNullType(type)) return valueOf(type.ofType, enums);
  if (isListType(type)) return `[${valueOf(type.ofType, enums)}]`;
  if (isEnumType(type)) return enums[type.name] ?? type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{${needed.map((field) => fieldOf(field, enums)).join(", ")}}`;
  }
  const scalars: Readonly<Record<string, string>> = {
    ID: '"00000000-0000-4000-8000-000000000000"',
    String: '"made up"',
    Boolean: "false",
    DateTime: '"2026-01-01T00:00:00.000Z"',
  };
  return scalars[type.name] ?? "1";
}
