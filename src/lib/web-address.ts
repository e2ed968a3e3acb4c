/** @returns the text where it is a web address, otherwise null: it came from a carrier or a lessor */
export function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) ? text : null;
}
