/**
 * Writes contract/graphql/generated.ts (schema types for both sides, resolver types for the API host, typed
 * documents for the operations beside this file). With --check it writes nothing and fails when the file is stale.
 */
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import * as typescriptResolvers from "@graphql-codegen/typescript-resolvers";
import { parse } from "graphql";

const folder = __dirname;
const outputFile = path.join(folder, "generated.ts");
const scalars = { Cents: "number", DateTime: "string", ID: "string" };

async function generate(): Promise<string> {
  const files = (await readdir(folder)).filter(
    (name) => name.endsWith(".graphql") && name !== "schema.graphql",
  );
  const documents = await Promise.all(
    files.sort().map(async (name) => ({
      location: name,
      document: parse(await readFile(path.join(folder, name), "utf8")),
    })),
  );
  const config = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true };
  const output = await codegen({
    filename: outputFile,
    schema: parse(await readFile(path.join(folder, "schema.graphql"), "utf8")),
    documents,
    config,
    plugins: [
      { typescript: {} },
      { resolvers: {} },
      { operations: { importSchemaTypesFrom: outputFile, namespacedImportName: "Schema" } },
      { documents: {} },
    ],
    pluginMap: {
      typescript,
      resolvers: typescriptResolvers,
      operations: typescriptOperations,
      documents: typedDocumentNode,
    },
  });
  return `/* Written by npm run codegen; do not edit. */\n/* eslint-disable */\n${output}`;
}

async function main(): Promise<void> {
  const fresh = await generate();
  if (!process.argv.includes("--check")) return writeFile(outputFile, fresh);
  const current = await readFile(outputFile, "utf8").catch(() => "");
  if (current !== fresh) {
    console.error("contract/graphql/generated.ts is stale: run npm run codegen");
    process.exitCode = 1;
  }
}

void main();
