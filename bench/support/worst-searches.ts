/** Expensive search texts of maximum length. */
import { LIMITS } from "#contract/limits";

const LENGTH = LIMITS.catalogue.searchTextLength;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const filled = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);

/** @returns texts by their content */
export function worstSearches(): Readonly<Record<string, string>> {
  return {
    "single letters": filled(LETTERS.map((letter) => `${letter} `).join("")),
    "beginnings of two letters": filled("wa la te ca sp he ph co re dr "),
    "one word as long as a text": filled("televison"),
    "one letter as long as a text": filled("a"),
    "misspelt words": filled("televison camara labtop hedphone refridgerator wasjer speekr "),
    "words without a match": filled("xqzj vkwq jxzz qqvk zzxw "),
    "the commonest words": filled("smart tv laptop washer with and for black 4k "),
    "numbers and units": filled('55" 65 inch 4k 120hz 16gb 512gb 1080p '),
    "accents and signs": filled("ñandú façade œuvre Ⅷ ﬁne ½ — ™ "),
    "emoji joined to families": filled("👨‍👩‍👧‍👦"),
  };
}
