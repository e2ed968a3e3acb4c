/** Staff mappings of supplier categories that no built-in rule covers (STAFF-68). */
import type { CategoryMappingKind } from "#contract/imports/category-mappings";
import type { CategoryStepRecord } from "../../../db/tables/product-fields";
import { wordsOf } from "./category-words";

export interface CategoryMapping {
  readonly kind: CategoryMappingKind;
  /** The pattern in the form used for comparing names. */
  readonly form: string;
  /** Null = products of this name are not sold. */
  readonly categoryId: string | null;
}

const SEPARATOR = " > ";

/** Normalizes a name: lower case, singular, without punctuation; works in any script. */
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

/** Returns the form of a typed or chosen pattern; paths are written "A > B". */
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
  /** More words first, because they are more specific. */
  private readonly wordSets: { readonly words: readonly string[]; readonly target: string | null }[] = [];

  constructor(mappings: readonly CategoryMapping[]) {
    for (const { kind, form, categoryId } of mappings) {
      if (kind === "PATH") this.paths.set(form, categoryId);
      else if (kind === "NAME") this.names.set(form, categoryId);
      else this.wordSets.push({ words: form.split(" "), target: categoryId });
    }
    this.wordSets.sort((a, b) => b.words.length - a.words.length);
  }

  /** Returns undefined without a mapping for the whole path. */
  ofPath(path: readonly CategoryStepRecord[]): string | null | undefined {
    return this.paths.size === 0 ? undefined : this.paths.get(pathForm(path));
  }

  ofName(step: CategoryStepRecord): string | null | undefined {
    return this.names.size === 0 ? undefined : this.names.get(nameForm(labelOf(step)));
  }

  /** Matches words across the names of all steps. */
  ofWords(path: readonly CategoryStepRecord[]): string | null | undefined {
    if (this.wordSets.length === 0) return undefined;
    const words = new Set(path.flatMap((step) => nameForm(labelOf(step)).split(" ")));
    return this.wordSets.find((set) => set.words.every((word) => words.has(word)))?.target;
  }

  /** Returns whether staff mapped the path to "not sold". */
  isNotSold(path: readonly CategoryStepRecord[]): boolean {
    const targets = [this.ofPath(path), ...path.map((step) => this.ofName(step)), this.ofWords(path)];
    return targets.find((target) => target !== undefined) === null;
  }
}

export const NO_MAPPINGS = new CategoryMappings([]);
