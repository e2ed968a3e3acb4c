/**
 * The API host recognizes the storefront's GraphQL documents, whatever the printer of the client's version.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { Kind, OperationTypeNode, print, type DocumentNode } from "graphql";
import { LIMITS } from "#contract/limits";
import { isKnownText } from "../../server/http/graphql/graphql-text-limits";

const FOLDER = path.resolve("contract/graphql/documents");
const files = readdirSync(FOLDER);

async function operationsOf(file: string): Promise<readonly DocumentNode[]> {
  const documents = Object.values((await import(path.join(FOLDER, file))) as Record<string, DocumentNode>);
  return documents.filter(({ definitions = [] }) =>
    definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  );
}

/** The document Apollo sends for an operation. */
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

test.each(files)("every operation of %s is known", async (file) => {
  const operations = await operationsOf(file);
  const sent = await Promise.all(operations.map(sentByApollo));
  const texts = [...operations.map((document) => print(document)), ...sent];

  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => !isKnownText(text))).toEqual([]);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(LIMITS.graphql.otherText.characters);
});

test("any other document is unknown", async () => {
  const [operation] = await operationsOf("search.generated.ts");

  expect(["", "{ __typename }", `${print(operation!)} `].map(isKnownText)).toEqual([false, false, false]);
});
