/**
 * @returns the text if it is a web address, otherwise null: values from carriers and lessors are untrusted
 */
export function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) ? text : null;
}
