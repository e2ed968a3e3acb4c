/**
 * Queries as shoppers type them, judged by facts of a product: its category, and words of its name. No product is
 * named, so the judgement holds for any feed.
 */
import { ELECTRONICS } from "./judged-electronics";
import { HOME } from "./judged-home";

/** A product is what was asked for (2), only of that kind (1), or something else (0). */
export type Grade = 0 | 1 | 2;

export interface JudgedQuery {
  readonly text: string;
  grade(product: { readonly categoryId: string | null; readonly name: string }): Grade;
}

const ALL = /(?:)/;

/** Each word for a kind, and the first one with each thing asked of it, before and behind. */
export function judgedQueries(): JudgedQuery[] {
  return [...ELECTRONICS, ...HOME].flatMap(({ in: categories, named = ALL, asked, having = {} }) => {
    const ids = new Set(categories.split(" "));
    const query = (text: string, says: RegExp): JudgedQuery => ({
      text,
      grade: ({ categoryId, name }) => {
        if (categoryId === null || !ids.has(categoryId)) return 0;
        return named.test(name) && says.test(name) ? 2 : 1;
      },
    });
    const words = asked.split(", ");
    return [
      ...words.map((word) => query(word, ALL)),
      ...Object.entries(having).flatMap(([phrase, says]) => [
        query(`${phrase} ${words[0]!}`, says),
        query(`${words[0]!} ${phrase}`, says),
      ]),
    ];
  });
}
