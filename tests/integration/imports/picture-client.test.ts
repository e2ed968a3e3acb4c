/** Pictures the shop fetches from a supplier's server, and those it refuses. */
import sharp from "sharp";
import { readAllowedHosts } from "../../../server/catalogue/pictures/allowed-hosts.rules";
import { createPictureClient, type PictureClient } from "../../../server/catalogue/pictures/picture.client";
import { makeRenditions, readFacts } from "../../../server/catalogue/pictures/renditions.service";
import { isPublicAddress } from "../../../server/catalogue/pictures/public-address.rules";
import {
  photograph,
  pixelBomb,
  sendTooMuch,
  startPictureServer,
  type PictureServer,
} from "../../support/catalogue/picture-server";

let server: PictureServer;
let inner: PictureServer;
let client: PictureClient;
let impatient: PictureClient;
let photo: Buffer;

beforeAll(async () => {
  server = await startPictureServer();
  inner = await startPictureServer();
  const hosts = readAllowedHosts(`*.supplier.example, localhost.localdomain, ${server.origin}`)!;
  client = createPictureClient(hosts);
  impatient = createPictureClient(hosts, { timeoutMs: 500 });
  photo = await photograph("#a33");
  inner.serve("/secret.jpg", photo);
});

afterAll(async () => {
  client.close();
  impatient.close();
  await Promise.all([server.close(), inner.close()]);
});

const redirectTo = (location: string) => (path: string) => {
  server.on(path, (response) => response.writeHead(302, { location }).end());
  return client.fetch(server.origin + path);
};

describe("a picture", () => {
  test("is fetched unchanged, also through redirects within its host", async () => {
    server.serve("/photo.jpg", photo);
    expect(await client.fetch(`${server.origin}/photo.jpg`)).toMatchObject({ bytes: photo });
    expect(await redirectTo("/photo.jpg")("/moved.jpg")).toMatchObject({ bytes: photo });
  });

  test("is not fetched from a host outside the allowlist", async () => {
    for (const address of [
      `${inner.origin}/secret.jpg`,
      "https://supplier.example.evil.example/a.jpg",
      "https://evilsupplier.example/a.jpg",
      "https://img.supplier.example:8443/a.jpg",
      "https://user:secret@img.supplier.example/a.jpg",
      "file:///etc/passwd",
      "ftp://img.supplier.example/a.jpg",
      "http://169.254.169.254/latest/meta-data/",
      "http://[::1]/a.jpg",
      "no address",
    ]) {
      await expect(client.fetch(address)).rejects.toThrow("host is not allowed");
    }
    expect(inner.requested).toEqual([]);
  });

  test("is not fetched from an allowed host with a private address", async () => {
    await expect(client.fetch("https://localhost.localdomain/a.jpg")).rejects.toMatchObject({
      message: expect.stringMatching(/non-public|ENOTFOUND|EAI_AGAIN/),
    });
    const local = createPictureClient({ names: ["localhost"], origins: [] });
    await expect(local.fetch("https://localhost/a.jpg")).rejects.toMatchObject({
      message: "the host has a non-public IP address",
      isLasting: true,
    });
    local.close();
  });

  test("is not followed to a forbidden redirect target", async () => {
    await expect(redirectTo(`${inner.origin}/secret.jpg`)("/inside")).rejects.toThrow("host is not allowed");
    await expect(redirectTo("http://169.254.169.254/")("/metadata")).rejects.toThrow("host is not allowed");
    await expect(redirectTo("/round")("/round")).rejects.toThrow("too many redirects");
    expect(inner.requested).toEqual([]);
  });

  test("that fails or is incomplete is retried later", async () => {
    server.on("/busy.jpg", (response) => response.writeHead(503).end());
    server.on("/cut.jpg", (response) => {
      response.writeHead(200, { "content-length": photo.length });
      response.write(photo.subarray(0, 200), () => response.destroy());
    });
    server.on("/slow.jpg", (response) => void response.writeHead(200).write(photo.subarray(0, 200)));
    server.on("/silent.jpg", () => undefined);
    const slow = { isLasting: false, message: "no response within 500 ms" };
    for (const [from, path, trouble] of [
      [client, "/busy.jpg", { isLasting: false, message: "responded with status 503" }],
      [client, "/cut.jpg", { isLasting: false, message: "the connection failed (ECONNRESET)" }],
      [impatient, "/slow.jpg", slow],
      [impatient, "/silent.jpg", slow],
    ] as const) {
      await expect(from.fetch(server.origin + path)).rejects.toMatchObject(trouble);
    }
  });

  test("that is missing or too large is skipped", async () => {
    server.on("/large.jpg", sendTooMuch);
    server.on("/said-large.jpg", (response) =>
      response.writeHead(200, { "content-length": 9e9 }).flushHeaders(),
    );
    await expect(client.fetch(`${server.origin}/none.jpg`)).rejects.toMatchObject({ isLasting: true });
    for (const path of ["/large.jpg", "/said-large.jpg"])
      await expect(client.fetch(server.origin + path)).rejects.toThrow(/larger than/);
  });
});

describe("picture content", () => {
  test.each([
    ["a page", Buffer.from("<!doctype html><title>Not found</title>")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>')],
    ["nothing", Buffer.alloc(0)],
    ["a program", Buffer.from("\x7fELF and more of it")],
  ])("%s is not a picture, whatever its name", async (_name, bytes) => {
    await expect(readFacts(bytes)).rejects.toMatchObject({ isLasting: true });
  });

  test("a small picture is not upscaled: its larger files have its own size", async () => {
    const made = await makeRenditions(await photograph("#3a3", { width: 500, height: 400 }));
    const sides = made.map(async ({ width, bytes }) => [width, (await sharp(bytes).metadata()).width]);
    expect((await Promise.all(sides)).sort()).toEqual(
      [320, 320, 640, 640, 960, 960].map((width) => [width, Math.min(width, 500)]),
    );
  });

  test("a picture with too many pixels is not decoded", async () => {
    const bomb = await pixelBomb();
    expect(bomb.length).toBeLessThan(200_000);
    await expect(readFacts(bomb)).rejects.toThrow("too many pixels");
  });

  test("a tracking pixel is not shown", async () => {
    await expect(photograph("#000", { width: 8, height: 8, side: 2 }).then(readFacts)).rejects.toThrow(
      "too small",
    );
  });

  test("half a picture is rejected as broken", async () => {
    await expect(readFacts(photo.subarray(0, photo.length / 2))).rejects.toThrow("damaged or incomplete");
    await expect(makeRenditions(photo.subarray(0, photo.length / 2))).rejects.toThrow(
      "damaged or incomplete",
    );
  });
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["no address", false],
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
])("%s is a public address: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
