import { buildSecurityTxt } from "./security-txt";

test("security.txt has a contact and an expiry date, as RFC 9116 requires", () => {
  const shop = { email: "help@shop.test", siteUrl: "https://shop.test" };
  expect(buildSecurityTxt(shop, new Date("2026-11-22T09:00:00.123Z")).split("\n")).toEqual([
    "Contact: mailto:help@shop.test",
    "Expires: 2027-11-22T09:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://shop.test/.well-known/security.txt",
    "",
  ]);
});
