/** A hash of a user name: a shared browser stores no addresses. */
export function personKey(username: string): string {
  let sum = 0;
  for (const letter of username.toLowerCase()) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0;
  return String(sum >>> 0);
}
