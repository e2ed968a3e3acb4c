/** Describes a search rule for the audit log. */
import type { SearchRuleContent } from "./rules";

/** The parts of a search rule that its sentence names. */
export type NamedSearchRule = Omit<SearchRuleContent, "intro">;

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(", ");

/** Words for a search rule, such as `"tv" also finds "television"`. */
export function ruleInWords({ kind, text, phrases, pinned, hidden, address }: NamedSearchRule): string {
  switch (kind) {
    case "SYNONYM":
      return text ? `"${text}" also finds ${quoted(phrases)}` : `${quoted(phrases)} are synonyms`;
    case "NEVER_CORRECTED":
      return `"${text}" is never corrected`;
    case "PAGE":
      return `page "${text}" at ${address}`;
    case "PLACING": {
      const parts = [
        pinned.length > 0 ? `pins ${pinned.join(", ")}` : "",
        hidden.length > 0 ? `hides ${hidden.join(", ")}` : "",
      ];
      return `"${text}" ${parts.filter(Boolean).join(" and ")}`;
    }
  }
}
