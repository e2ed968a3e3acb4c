/**
 * Limits a stranger's text before it is validated. GraphQL's own rules compare each field with all others of its name
 * and each fragment with all others, which takes time in the square of their number (bench graphql-texts). Everything
 * here is linear in the size of the text.
 */
import { createHash } from "node:crypto";
import { visit, type DocumentNode } from "graphql";
import { KNOWN_DOCUMENTS } from "#contract/graphql/known-documents.generated";
import { LIMITS } from "#contract/limits";
import { DomainError } from "../../errors";

const { characters, tokens, fragments, sameName } = LIMITS.graphql.otherText;

/** Known texts that were sent before, so that each is hashed once. */
const hashedTexts = new Set<string>();

/** Whether the storefront sends exactly this text. */
export function isKnownText(text: string): boolean {
  if (hashedTexts.has(text)) return true;
  const isKnown =
    text.length <= characters && KNOWN_DOCUMENTS.has(createHash("sha256").update(text).digest("base64"));
  if (isKnown) hashedTexts.add(text);
  return isKnown;
}

/** Before the text is parsed. @throws DomainError BAD_USER_INPUT */
export function limitLength(text: string): void {
  if (text.length > characters) refuse("characters", text.length, characters);
}

/** Before the document is validated. @throws DomainError BAD_USER_INPUT */
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
