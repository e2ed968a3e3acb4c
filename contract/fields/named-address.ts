/** Finds web and email addresses in text (REVIEW-4, ADDRESS-1). */

/**
 * Explicit web and email addresses. Runs in linear time: each character between two at signs is read a
 * bounded number of times.
 */
const EXPLICIT = /[a-z]:\/\/|https?:|www\.|xn--|[^\s@]@[^\s@]+\.[^\s@]/;
const bare = (ends: string) => new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${ends})(?![\\p{L}\\p{N}])`, "u");
/**
 * Top-level domains that start no sentence, so they identify an address even if the blank after a period is
 * missing.
 */
const BARE = bare(
  "com|net|org|info|biz|website|xyz|icu|vip|app|dev|io|ai|co|tv|cc|gg|ly|uk|de|ca|au|fr|nl|ru|cn|jp|br|mx|eu",
);
/** Top-level domains that are also words and initials, which are capitalized after a period. */
const WORDLIKE =
  "shop|store|online|site|click|link|live|club|top|page|blog|es|tk|ml|ga|cf|gq|pl|ch|cz|dk|fi|gl|gr|hk|hu|il|kr|kz|nu|pk|pt|ro|rs|sk|su|tr|tw|ua|vn|ws|za|рф|укр|бел|срб";
const BARE_IN_ONE_CASE = bare(`${WORDLIKE}|${WORDLIKE.toUpperCase()}`);
/** Before a path, any word in one case is a top-level domain; a longer capitalized word starts a sentence. */
const WITH_PATH = /[\p{L}\p{N}-]\.(?:\p{L}{2}|\p{Ll}{3,24}|\p{Lu}{3,24}|\p{Lo}{2,24})\/\S/u;
const HOST_NUMBER_WITH_PATH = /\d\.\d{1,3}\.\d{1,3}\.\d{1,3}\/[^\s\d]/;

/** True if a text contains a web or email address, in letters of any width. Linear time. */
export function namesAddress(written: string): boolean {
  // The ideographic full stop separates the labels of a domain as well.
  const folded = written.normalize("NFKC").replaceAll("\u3002", ".");
  const small = folded.toLowerCase();
  return (
    [BARE_IN_ONE_CASE, WITH_PATH, HOST_NUMBER_WITH_PATH].some((pattern) => pattern.test(folded)) ||
    [EXPLICIT, BARE].some((pattern) => pattern.test(small))
  );
}
