/** /.well-known/security.txt (RFC 9116): where to report a vulnerability. */

const daysGood = 365;

/**
 * @param shop email address for reports, and origin without a trailing slash
 * @param now time of the build: the file expires after a year
 */
export function buildSecurityTxt(
  shop: { readonly email: string; readonly siteUrl: string },
  now: Date,
): string {
  const expires = new Date(now.getTime() + daysGood * 86_400_000).toISOString();
  return [
    `Contact: mailto:${shop.email}`,
    `Expires: ${expires.replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${shop.siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
