/**
 * Limits untrusted query texts before validation. GraphQL's own rules compare all fields of one name and all
 * fragments pairwise, in quadratic time (bench graphql-texts). Everything here is linear in the size of the
 * text.
 */
import { createHash } from "node:crypto";
import { visit, type DocumentNode } from "graphql";
import { KNOWN_DOCUMENTS } from "#contract/graphql/known-documents.generated";
import { LIMITS } from "#contract/limits";
import { DomainError } from "../../errors";

const { characters, tokens, fragments, sameName } = LIMITS.graphql.otherText;

/** Known texts received before, so that each is hashed once. */
const hashedTexts = new Set<string>();

/** Returns whether the storefront sends exactly this text. */
export function isKnownText(text: string): boolean {
  if (hashedTexts.has(text)) return true;
  const isKnown =
    text.length <= characters && KNOWN_DOCUMENTS.has(createHash("sha256").update(text).digest("base64"));
  if (isKnown) hashedTexts.add(text);
  return isKnown;
}

/** Runs before the text is parsed. @throws DomainError BAD_USER_INPUT */
export function limitLength(text: string): void {
  if (text.length > characters) refuse("characters", text.length, characters);
}

/** Runs before the document is validated. @throws DomainError BAD_USER_INPUT */
export function limitDocument(document: DocumentNode): void {
  if ((document.tokenCount ?? 0) > tokens) refuse("tokens", document.tokenCount, tokens);
  const uses = new Map<string, number>();
  let fragmentCount = 0;
  visit(document, {
    Field({ alias, name }) {
      const key = (alias ?? name).value;
      const count = (uses.get(key) ?? 0) + 1;
      if (count > sameName) refuse(`fields called ${key.slice(0, 50)}`, count, sameName);
      uses.set(key, count);
    },
    FragmentDefinition() {
      if (++fragmentCount > fragments) refuse("fragments", fragmentCount, fragments);
    },
  });
}

function refuse(what: string, count: number | undefined, allowed: number): never {
  throw new DomainError("BAD_USER_INPUT", `The query has ${count} ${what}; ${allowed} are allowed`);
}
