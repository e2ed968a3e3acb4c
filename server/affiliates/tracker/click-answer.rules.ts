/** Parses the network's response to a click (ATTRIBUTION-5). Pure. */

/** Printable, without spaces: it becomes part of a cookie and of URLs. */
const CLICK_ID = /^[\x21-\x7e]{1,512}$/;

/**
 * The click id is the part of `rxId` after the first tilde, or all of it without a tilde.
 *
 * @returns null for a refusal and for a response without a click id
 */
export function clickIdOf(answer: unknown): string | null {
  const { code, rxId } = { ...(answer as { code?: unknown; rxId?: unknown } | null) };
  if (String(code) !== "0" || typeof rxId !== "string") return null;
  const [campaign, click = campaign] = rxId.split("~", 2);
  return click && CLICK_ID.test(click) ? click : null;
}
