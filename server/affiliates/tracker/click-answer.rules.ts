/** What the answer to a click says (ATTRIBUTION-5). Pure. */

/** Printable, without spaces: it goes into a cookie and into addresses. */
const CLICK_ID = /^[\x21-\x7e]{1,512}$/;

/**
 * `rxId` is split at the tilde: what follows the first is the click; without a tilde the whole is.
 *
 * @returns null for a refusal and for an answer that names no click
 */
export function clickIdOf(answer: unknown): string | null {
  const { code, rxId } = { ...(answer as { code?: unknown; rxId?: unknown } | null) };
  if (String(code) !== "0" || typeof rxId !== "string") return null;
  const [campaign, click = campaign] = rxId.split("~", 2);
  return click && CLICK_ID.test(click) ? click : null;
}
