/** The API host recognises what the storefront's GraphQL clients send, whatever their versions print. */
import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { Kind, OperationTypeNode, print, type DocumentNode } from "graphql";
import * as generated from "#contract/graphql/generated";
import { KNOWN_DOCUMENTS } from "#contract/graphql/known-documents.generated";
import { LIMITS } from "#contract/limits";
import { isKnownText } from "../../server/http/graphql/graphql-text-limits";

const operations = Object.values(generated as Record<string, unknown>).filter(
  (value): value is DocumentNode =>
    (value as DocumentNode).definitions?.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ?? false,
);
const nameOf = (document: DocumentNode) => print(document).slice(0, 60);

/** What Apollo sends for an operation. */
async function sentByApollo(document: DocumentNode): Promise<string> {
  let sent = "";
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sent = (JSON.parse(String(init!.body)) as { query: string }).query;
    return Response.json({ errors: [{ message: "not asked" }] });
  };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ fetch }) });
  const isQuery = document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
  );
  await (isQuery ? client.query({ query: document }) : client.mutate({ mutation: document })).catch(
    () => undefined,
  );
  return sent;
}

test("there are operations", () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(KNOWN_DOCUMENTS.size).toBeGreaterThan(operations.length);
});

test.each(operations.map((document) => [nameOf(document), document] as const))(
  "is known: %s",
  async (_name, document) => {
    const texts = [print(document), await sentByApollo(document)];

    expect(texts.map(isKnownText)).toEqual([true, true]);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(LIMITS.graphql.otherText.characters);
  },
);

test("anything else is not", () => {
  expect(["", "{ __typename }", `${print(operations[0]!)} `].map(isKnownText)).toEqual([false, false, false]);
});
