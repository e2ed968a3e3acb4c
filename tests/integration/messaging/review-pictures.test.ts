/** Review pictures from customers' devices (REVIEW-11). */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { mainThreadTime } from "../../support/hostile";
import { aPhoto, hugePng, pictureStories } from "../../support/catalogue/review-pictures";
import { keyOf } from "../../support/catalogue/reviews";

const sentences = MESSAGES.reviews;
let shop: OrderShop;
let admin: TestUser;
let stories: Awaited<ReturnType<typeof pictureStories>>;

beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  stories = await pictureStories(shop, () => admin);
});
afterAll(() => shop?.stop());
beforeEach(() => stories.clear());

describe("processing", () => {
  test("a picture is re-encoded upright without metadata, and its original is deleted", async () => {
    const { own, ids } = await stories.written("photo@mail.example");
    expect(own.pictures).toMatchObject([{ id: ids[0] }]);
    expect(await stories.pictures.decode(own.pictures[0]!.small)).toMatchObject({
      format: "webp",
      width: 160,
      height: 160,
    });
    const [picture] = await stories.adminPictures((await stories.reviews.pending()).rows[0]!.id);
    const drawn = await stories.pictures.decode(picture!.large);
    // Rotated by a quarter turn, per the EXIF orientation.
    expect(drawn).toMatchObject({ format: "webp", width: 600, height: 900 });
    expect([drawn.exif, drawn.xmp, drawn.iptc, drawn.icc, drawn.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(Buffer.from(picture!.large, "base64").toString("latin1")).not.toContain("SecretPhone");
    expect(await stories.count("review_picture_pieces")).toBe(0);
  });

  test("a large picture comes in chunks, each sent twice, and is downscaled", async () => {
    const { placed } = await stories.reviews.received("pieces@mail.example");
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const large = await sharp({
      create: { width: 2_400, height: 1_200, channels: 3, background: "#888", noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const { pieceBytes } = LIMITS.reviews;
    const many = Math.ceil(large.length / pieceBytes);
    expect(many).toBeGreaterThan(1);
    const picture = randomUUID();
    for (let position = 0; position < many; position += 1) {
      const content = large.subarray(position * pieceBytes, (position + 1) * pieceBytes).toString("base64");
      const body = { picture, position, isLast: position === many - 1, content };
      const answers = [
        await stories.pictures.sendPiece(keyOf(placed), body),
        await stories.pictures.sendPiece(keyOf(placed), body),
      ];
      for (const answer of answers)
        expect([answer.status, answer.body.data!.picture !== null]).toEqual([200, body.isLast]);
    }
    await stories.reviews.write(keyOf(placed), { pictures: [picture] });
    const [visible] = await stories.adminPictures((await stories.reviews.pending()).rows[0]!.id);
    expect(visible).toMatchObject({ width: 1_280, height: 640 });
  });

  test("fifty million pixels in progressive scans are decoded off the main thread", async () => {
    const { placed } = await stories.reviews.received("passes@mail.example");
    const picture = await sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: "#888" } })
      .jpeg({ progressive: true })
      .toBuffer();
    const before = process.cpuUsage();
    const [{ status, body }, onMainThread] = await mainThreadTime(() =>
      stories.pictures.send(keyOf(placed), picture),
    );
    const { user, system } = process.cpuUsage(before);
    expect([status, body.data!.picture !== null]).toEqual([200, true]);
    // Decoding is most of what the process does meanwhile.
    expect(onMainThread / ((user + system) / 1e3)).toBeLessThan(0.5);
  });

  test.each(["png", "webp"] as const)("a transparent %s is shown on white", async (format) => {
    const { placed } = await stories.reviews.received(`${format}@mail.example`);
    const clear = sharp({ create: { width: 100, height: 80, channels: 4, background: "#0000" } });
    const file = await clear.toFormat(format).toBuffer();
    const { body } = await stories.pictures.send(keyOf(placed), file);
    const small = Buffer.from(body.data!.picture!.small.split(",")[1]!, "base64");
    const { channels } = await sharp(small).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});

describe("rejection", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  test.each([
    ["an SVG", async () => svg, sentences.pictureKind],
    ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), sentences.pictureKind],
    [
      "a GIF",
      async () =>
        sharp(await aPhoto())
          .gif()
          .toBuffer(),
      sentences.pictureKind,
    ],
    ["an SVG that says it is a WebP", async () => Buffer.from(`RIFF1234WEBP${svg}`), sentences.pictureBroken],
    [
      "a truncated JPEG",
      async () => stories.photo.subarray(0, Math.floor(stories.photo.length / 2)),
      sentences.pictureBroken,
    ],
    ["the beginning of a JPEG alone", async () => Buffer.from("ffd8ffe0", "hex"), sentences.pictureBroken],
    ["a PNG of 2.5 gigapixels", async () => hugePng(50_000, 50_000), sentences.picturePixels],
    ["a PNG that is one line of 60,000 pixels", async () => hugePng(60_000, 2), sentences.picturePixels],
    [
      "a PNG of 60 megapixels in a few kilobytes",
      async () => hugePng(15_000, 4_000),
      sentences.picturePixels,
    ],
  ])("%s is rejected, and nothing of it is stored", async (_what, make, sentence) => {
    const { placed } = await stories.reviews.received("refused@mail.example");
    const begun = Date.now();
    const { status, body } = await stories.pictures.send(keyOf(placed), await make());
    expect([status, body.message]).toEqual([400, sentence]);
    expect(Date.now() - begun).toBeLessThan(3_000);
    expect([await stories.count("review_pictures"), await stories.count("review_picture_pieces")]).toEqual([
      0, 0,
    ]);
  });

  test("a picture that is a script too is served as a picture only", async () => {
    const { placed } = await stories.reviews.received("two@mail.example");
    const { status, body } = await stories.pictures.send(
      keyOf(placed),
      Buffer.concat([stories.photo, Buffer.from("<script>alert(1)</script>")]),
    );
    expect(status).toBe(200);
    expect(Buffer.from(body.data!.picture!.small.split(",")[1]!, "base64").toString("latin1")).not.toContain(
      "script",
    );
  });

  test("an upload over twelve megabytes is rejected at the excess chunk", async () => {
    const { placed } = await stories.reviews.received("bytes@mail.example");
    const file = Buffer.concat([stories.photo, Buffer.alloc(LIMITS.reviews.pictureBytes)]);
    const { status, body } = await stories.pictures.send(keyOf(placed), file);
    expect([status, body.message]).toEqual([400, sentences.pictureBytes]);
    expect(await stories.count("review_picture_pieces")).toBe(0);
  });

  test("chunks out of order, wrong values and invalid Base64 are rejected", async () => {
    const { placed } = await stories.reviews.received("order@mail.example");
    const piece = {
      picture: randomUUID(),
      position: 3,
      isLast: false,
      content: stories.photo.toString("base64"),
    };
    const send = async (change: object) =>
      (await stories.pictures.sendPiece(keyOf(placed), { ...piece, ...change })).status;
    expect(await stories.pictures.sendPiece(keyOf(placed), piece)).toMatchObject({
      body: { message: sentences.pictureLost },
    });
    for (const change of [
      { position: -1 },
      { position: 1e9 },
      { position: "x" },
      { content: "not base64!" },
      { content: "" },
      { content: ["a"] },
      { content: "A".repeat(1_000_000) },
      { isLast: "maybe" },
      { picture: "1" },
      { picture: { $ne: 1 } },
    ])
      expect(await send(change)).toBe(400);
    expect(await stories.count("review_pictures")).toBe(0);
  });
});
