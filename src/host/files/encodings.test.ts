import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { acceptedEncoding, compress } from "../../lib/encodings";
import {
  A_DAY,
  FOREVER,
  REVALIDATE_EACH_TIME,
  cacheControl,
  contentType,
  isCompressible,
} from "./file-rules";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["identity", null],
  [undefined, null],
  ["*", "gzip"],
])("accept-encoding %s is answered with %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test("compressed content is identical when unpacked", async () => {
  const text = Buffer.from("washer ".repeat(500));
  expect(brotliDecompressSync(await compress(text, "br", 9))).toEqual(text);
  expect(gunzipSync(await compress(text, "gzip", 9))).toEqual(text);
});

test.each([
  ["app-0123456789abcdef0123.js", FOREVER],
  ["static/figtree-0a1b2c.woff2", FOREVER],
  ["media/products/televisions-1-front-640.avif", A_DAY],
  ["index.html", REVALIDATE_EACH_TIME],
  ["page-data/index/page-data.json", REVALIDATE_EACH_TIME],
  ["sitemap-index.xml", REVALIDATE_EACH_TIME],
])("%s is cached as long as its name allows", (file, expected) => {
  expect(cacheControl(file)).toBe(expected);
});

test("pictures are sent unchanged, text compressed, unknown types as bytes", () => {
  expect(isCompressible("a.avif")).toBe(false);
  expect(isCompressible("a.html")).toBe(true);
  expect(contentType("a.unknown")).toBe("application/octet-stream");
});
