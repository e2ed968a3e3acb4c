/** Navigates to the page of a gateway. */

/**
 * Back leads to the order, not to the form.
 * @param url of the gateway's page; anything but https, or http on this machine, is not followed
 * @param done the order's confirmation page
 */
export function leaveToPay(url: string, done: string): void {
  history.replaceState(history.state, "", done);
  if (!isPage(url)) return location.reload();
  // A page restored from the back-forward cache would show the form again.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(url);
}

function isPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}
