import { readSiteSettings } from "./site-settings";

test("addresses lose their trailing slash", () => {
  const settings = readSiteSettings({
    SITE_URL: "https://shop.test/",
    GATSBY_API_URL: "https://api.shop.test//",
  });
  expect(settings.metadata.siteUrl).toBe("https://shop.test");
  expect(settings.apiUrl).toBe("https://api.shop.test");
});

test("an empty variable counts as unset", () => {
  expect(readSiteSettings({ SITE_URL: "", SUPPORT_PHONE: "" })).toEqual(readSiteSettings({}));
});

test("blog and social page have default addresses, and none when set to empty", () => {
  const { blogUrl, socialUrl } = readSiteSettings({}).metadata;
  expect([blogUrl, socialUrl].every((url) => url.startsWith("https://") && URL.canParse(url))).toBe(true);
  expect(readSiteSettings({ BLOG_URL: "", SOCIAL_URL: "" }).metadata).toMatchObject({
    blogUrl: "",
    socialUrl: "",
  });
});
