/** What staff said of a supplier's categories that no built-in rule knows (STAFF-68). */
import type { CategoryMappingKind } from "#contract/imports/category-mappings";
import type { CategoryStepRecord } from "../../../db/product-fields";
import { wordsOf } from "./category-words";

export interface CategoryMapping {
  readonly kind: CategoryMappingKind;
  /** In the form that names are compared by. */
  readonly form: string;
  /** Null when products of this name are not to be sold. */
  readonly categoryId: string | null;
}

const SEPARATOR = " > ";

/** A name in lower case and singular, without punctuation; in any script, as suppliers of other countries write. */
export function nameForm(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/&|\band\b/g, " ")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return wordsOf(plain).join(" ") || name.trim().toLowerCase();
}

const labelOf = ({ id, name }: CategoryStepRecord) => name || id;

export function pathForm(path: readonly CategoryStepRecord[]): string {
  return path.map((step) => nameForm(labelOf(step))).join(SEPARATOR);
}

/** The form of what staff typed or chose: a path is written "A > B". */
export function formOf(kind: CategoryMappingKind, pattern: string): string {
  if (kind !== "PATH") return nameForm(pattern);
  return pattern
    .split(">")
    .map((step) => nameForm(step))
    .filter((step) => step !== "")
    .join(SEPARATOR);
}

/** The mappings of one supplier. */
export class CategoryMappings {
  private readonly paths = new Map<string, string | null>();
  private readonly names = new Map<string, string | null>();
  /** Those of more words first: they say more. */
  private readonly wordSets: { readonly words: readonly string[]; readonly target: string | null }[] = [];

  constructor(mappings: readonly CategoryMapping[]) {
    for (const { kind, form, categoryId } of mappings) {
      if (kind === "PATH") this.paths.set(form, categoryId);
      else if (kind === "NAME") this.names.set(form, categoryId);
      else this.wordSets.push({ words: form.split(" "), target: categoryId });
    }
    this.wordSets.sort((a, b) => b.words.length - a.words.length);
  }

  /** Undefined: nothing was said of this path as a whole. */
  ofPath(path: readonly CategoryStepRecord[]): string | null | undefined {
    return this.paths.size === 0 ? undefined : this.paths.get(pathForm(path));
  }

  ofName(step: CategoryStepRecord): string | null | undefined {
    return this.names.size === 0 ? undefined : this.names.get(nameForm(labelOf(step)));
  }

  /** By words that the names of its steps have together. */
  ofWords(path: readonly CategoryStepRecord[]): string | null | undefined {
    if (this.wordSets.length === 0) return undefined;
    const words = new Set(path.flatMap((step) => nameForm(labelOf(step)).split(" ")));
    return this.wordSets.find((set) => set.words.every((word) => words.has(word)))?.target;
  }

  /** Whether staff said that nothing of this path is sold. */
  isNotSold(path: readonly CategoryStepRecord[]): boolean {
    const said = [this.ofPath(path), ...path.map((step) => this.ofName(step)), this.ofWords(path)];
    return said.find((target) => target !== undefined) === null;
  }
}

export const NO_MAPPINGS = new CategoryMappings([]);
