/** Leaves for the page of a gateway. */

/**
 * The way back leads to the order, not to the form that made it.
 * @param url of the gateway's page; anything but https, or http on this machine, is not followed
 * @param done the order's confirmation page
 */
export function leaveToPay(url: string, done: string): void {
  history.replaceState(history.state, "", done);
  if (!isPage(url)) return location.reload();
  // A page kept in memory would come back as it was, with the form.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(url);
}

function isPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}
