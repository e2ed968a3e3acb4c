import { createHash } from "node:crypto";
import { contentSecurityPolicy, inlineScriptHashes, pageHeaders } from "./security-headers";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("each inline script is allowed by its hash, external scripts and data blocks have none", () => {
  const html = `<script>one()</script><script async src="/a.js"></script>
    <script type="application/ld+json">{"@type":"Product"}</script><script id="x" type="module">two()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf("two()")]);
});

test("the policy allows calls to the API host's origin and forbids framing", () => {
  const policy = contentSecurityPolicy("https://api.shop.example/some/path", [hashOf("one()")]);
  expect(policy).toContain("connect-src 'self' https://api.shop.example;");
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("only HTTPS responses have HSTS", () => {
  expect(pageHeaders("", true)["strict-transport-security"]).toMatch(/max-age=\d+/);
  expect(pageHeaders("", false)["strict-transport-security"]).toBeUndefined();
});
