/** Pages that may load a third-party chat (CHAT-12). */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readHostedChat } from "#contract/chat/hosted/hosted";
import { listen } from "../requests-for-tests";
import { pageOf } from "../site-for-tests";
import { createSiteHost } from "../site-server";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "chat-policy-"));
  await mkdir(path.join(folder, "checkout/[...]"), { recursive: true });
  for (const file of ["index.html", "404.html", "checkout/[...]/index.html"])
    await writeFile(path.join(folder, file), pageOf("<h1>Page</h1>"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a hosted chat is allowed on its pages, not in the checkout, and nowhere unless configured", async () => {
  const hostedChat = readHostedChat({
    CHAT_PROVIDER: "chatwoot",
    CHATWOOT_BASE_URL: "https://chat.vendor.example/",
    CHATWOOT_WEBSITE_TOKEN: "token",
    CHATWOOT_IDENTITY_KEY: "a-key-of-theirs",
  });
  const parts = { siteFolder: folder, mediaFolder: folder, apiUrl: "https://api.shop.example" };
  const own = createSiteHost(parts);
  const other = createSiteHost({ ...parts, hostedChat, isGa4On: true });
  const [here, there] = [await listen(own.server), await listen(other.server)];
  const policyOf = async (address: string) =>
    (await fetch(address)).headers.get("content-security-policy") ?? "";
  const home = await policyOf(`${there}/`);
  for (const kind of ["script", "frame", "connect", "img", "media"])
    expect(home).toMatch(new RegExp(`${kind}-src [^;]*https://chat\\.vendor\\.example( |;|$)`));
  expect(home).toMatch(/connect-src [^;]*wss:\/\/chat\.vendor\.example/);
  // Chat sources are added to the shop's other sources.
  expect(home).toMatch(/script-src [^;]*googletagmanager/);
  expect(home).not.toContain("a-key-of-theirs");
  expect(await policyOf(`${there}/checkout/`)).not.toContain("chat.vendor");
  expect(await policyOf(`${here}/`)).not.toContain("chat.vendor");
  for (const { server } of [own, other])
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
});
