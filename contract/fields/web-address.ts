/** Addresses of hosts as operators write them. */

/** The address as paths are put behind it: without the slashes at its end. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}
