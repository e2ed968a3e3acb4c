/** @returns the text if it is a web address, otherwise null: carriers and lessors may send anything */
export function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) ? text : null;
}
