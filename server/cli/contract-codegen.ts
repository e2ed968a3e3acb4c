/**
 * Writes contract/graphql/generated.ts (types of the schema and of the operations in contract/graphql, resolver types for the
 * API host), the documents of each file of operations, so that a page loads those it sends, the hashes of the texts the
 * storefront sends, what pages know of attributes and REST calls, docs/analytics.md, and the suppliers', payment vendors' and lessors' parts of
 * .env.example.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { InMemoryCache } from "@apollo/client/cache";
import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import * as typescriptResolvers from "@graphql-codegen/typescript-resolvers";
import { Kind, parse, print, type DocumentNode } from "graphql";
import { writeAnalyticsPage } from "#contract/analytics/analytics-page";
import { writeAttributeFilters } from "#contract/attributes/attribute-filters";
import type { LessorDescriptor } from "#contract/leases/lessors/lessor";
import { LESSOR_TYPES, LESSORS } from "#contract/leases/lessors/lessors";
import {
  TERMS_VARIABLES,
  termsVariable,
  type TermsVariableName,
} from "#contract/leases/lessors/terms-variables";
import type { PaymentVendor } from "#contract/payments/vendors/payment-vendor";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { writeRestCalls } from "#contract/rest/calls";
import { AFFILIATE_NETWORK } from "#contract/affiliates/network";
import { SUPPLIER_SETTINGS } from "#contract/suppliers/supplier-settings";
import { PROJECT_ROOT } from "../project-root";

const folder = path.join(PROJECT_ROOT, "contract/graphql");
const typesFile = path.join(folder, "generated.ts");
const documentsFolder = path.join(folder, "documents");
const knownFile = path.join(folder, "known-documents.generated.ts");
const filtersFile = path.join(PROJECT_ROOT, "contract/attributes/attribute-filters.generated.ts");
const callsFile = path.join(PROJECT_ROOT, "contract/rest/calls.generated.ts");
const analyticsFile = path.join(PROJECT_ROOT, "docs/analytics.md");
const exampleFile = path.join(PROJECT_ROOT, ".env.example");
const HEADING = "/* Written by npm run codegen; do not edit. */\n/* eslint-disable */\n";
const config = {
  scalars: { Cents: "number", DateTime: "string", ID: "string" },
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
};

interface OperationsFile {
  readonly location: string;
  readonly document: DocumentNode;
}

async function readOperations(): Promise<readonly OperationsFile[]> {
  const files = (await readdir(folder)).filter(
    (name) => name.endsWith(".graphql") && name !== "schema.graphql",
  );
  return Promise.all(
    files.sort().map(async (name) => ({
      location: name,
      document: parse(await readFile(path.join(folder, name), "utf8")),
    })),
  );
}

async function generateTypes(schema: DocumentNode, operations: readonly OperationsFile[]): Promise<string> {
  const output = await codegen({
    filename: typesFile,
    schema,
    documents: [...operations],
    config,
    plugins: [
      { typescript: {} },
      // A line's fields of a product are resolved only when a query selects them.
      { resolvers: { mappers: { LineProduct: "Product" } } },
      { operations: { importSchemaTypesFrom: typesFile, namespacedImportName: "Schema" } },
    ],
    pluginMap: { typescript, resolvers: typescriptResolvers, operations: typescriptOperations },
  });
  return `${HEADING}${output}`;
}

/** The typed documents of one file; fragments of the others are written into them. */
async function generateDocuments(
  schema: DocumentNode,
  file: OperationsFile,
  operations: readonly OperationsFile[],
): Promise<string> {
  const others = operations.filter((other) => other !== file).flatMap(({ document }) => document.definitions);
  const externalFragments = others
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
    }));
  const output = await codegen({
    filename: documentsFile(file),
    schema,
    documents: [file],
    config: { ...config, externalFragments, importOperationTypesFrom: "Types" },
    plugins: [{ documents: {} }],
    pluginMap: { documents: typedDocumentNode },
  });
  return `${HEADING}import type * as Types from "../generated";\n${output}\n`;
}

/** @returns where the documents of a file of operations are written */
const documentsFile = ({ location }: OperationsFile) =>
  path.join(documentsFolder, location.replace(".graphql", ".generated.ts"));

/** Hashes of every operation in both forms in which it is sent: as printed, and as Apollo sends it, with type names. */
async function listKnownDocuments(operations: readonly OperationsFile[]): Promise<string> {
  const modules = await Promise.all(
    operations.map(async (file) => (await import(documentsFile(file))) as Record<string, unknown>),
  );
  const documents = modules.flatMap((module) => Object.values(module)).filter(isOperation);
  const cache = new InMemoryCache();
  const texts = documents.flatMap((document) => [print(document), print(cache.transformDocument(document))]);
  const hashes = new Set(texts.map((text) => createHash("sha256").update(text).digest("base64")));
  const lines = [...hashes].sort().map((hash) => `  "${hash}",\n`);
  return `/** Written by npm run codegen; do not edit. SHA-256 of each GraphQL text the storefront sends. */
export const KNOWN_DOCUMENTS: ReadonlySet<string> = new Set([\n${lines.join("")}]);\n`;
}

function isOperation(value: unknown): value is DocumentNode {
  const { kind, definitions = [] } = value as Partial<DocumentNode>;
  return kind === Kind.DOCUMENT && definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** The generated sections of .env.example, from their title to the next one. */
const SUPPLIER_SECTION = /(?<=^# --- suppliers.*\n)[\s\S]*?(?=^# ---)/m;
const AFFILIATE_SECTION = /(?<=^# --- affiliate network.*\n)[\s\S]*?(?=^# ---)/m;
const VENDOR_SECTION = /(?<=^# --- payment vendors.*\n)[\s\S]*?(?=^# ---)/m;
const LESSOR_SECTION = /(?<=^# --- lessors.*\n)[\s\S]*?(?=^# ---)/m;

function supplierSettings(): string {
  return Object.values(SUPPLIER_SETTINGS)
    .map(({ about, address, keys }) =>
      [
        `# ${about} Empty: the sandbox; on a public site staff order manually.`,
        ...[address, ...Object.values(keys)].map((variable) => `${variable}=`),
      ].join("\n"),
    )
    .join("\n\n");
}

function affiliateSettings(): string {
  const { about, address, keys } = AFFILIATE_NETWORK;
  return [
    `# ${about} Empty: the sandbox; off on a public site.`,
    ...[address, ...Object.values(keys)].map((variable) => `${variable}=`),
  ].join("\n");
}

function vendorSettings(): string {
  const methods = Object.keys(VENDOR_METHODS).join(", ");
  const offered = `# Payment methods to offer, from ${methods}. Empty: all with configured vendors.\nPAYMENT_METHODS=`;
  return [offered, ...PAYMENT_VENDORS.map(settingsOf)].join("\n\n");
}

function lessorSettings(): string {
  const inTurn = `# Lessors in the order to ask them, from ${LESSOR_TYPES.join(", ")}. Empty: all configured ones, in this order.\nLESSORS=`;
  return [inTurn, ...LESSORS.map((lessor) => `${settingsOf(lessor)}\n${termsOf(lessor)}`)].join("\n\n");
}

function termsOf({ type, terms }: LessorDescriptor): string {
  const names = Object.keys(TERMS_VARIABLES) as TermsVariableName[];
  return names
    .flatMap((name) => {
      const { about, print } = TERMS_VARIABLES[name];
      return [...(about ? [`# ${about}`] : []), `${termsVariable(type, name)}=${print(terms)}`];
    })
    .join("\n");
}

function settingsOf({
  about,
  keys,
  environment,
}: Pick<PaymentVendor, "about" | "keys" | "environment">): string {
  return [
    `# ${about}`,
    "# Empty: the sandbox; off on a public site.",
    ...Object.values(keys).map((variable) => `${variable}=`),
    ...(environment
      ? [
          `# production, or ${environment.test} (refused on a public site).`,
          `${environment.variable}=production`,
        ]
      : []),
  ].join("\n");
}

/** Writes a file, or reports that it is stale. */
export type Update = (file: string, fresh: string) => Promise<void>;

export async function generateContract(update: Update): Promise<void> {
  const example = await readFile(exampleFile, "utf8");
  const freshExample = example
    .replace(SUPPLIER_SECTION, () => `\n${supplierSettings()}\n\n`)
    .replace(AFFILIATE_SECTION, () => `\n${affiliateSettings()}\n\n`)
    .replace(VENDOR_SECTION, () => `\n${vendorSettings()}\n\n`)
    .replace(LESSOR_SECTION, () => `\n${lessorSettings()}\n\n`);
  const schema = parse(await readFile(path.join(folder, "schema.graphql"), "utf8"));
  const operations = await readOperations();
  await mkdir(documentsFolder, { recursive: true });
  await update(typesFile, await generateTypes(schema, operations));
  for (const file of operations)
    await update(documentsFile(file), await generateDocuments(schema, file, operations));
  await update(exampleFile, freshExample);
  await update(filtersFile, writeAttributeFilters());
  await update(callsFile, writeRestCalls());
  await update(analyticsFile, writeAnalyticsPage());
  // Must come last: it reads what was just written.
  await update(knownFile, await listKnownDocuments(operations));
}
