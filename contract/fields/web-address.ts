/** Host addresses as operators write them. */

/** Removes trailing slashes, so that paths can be appended. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}
